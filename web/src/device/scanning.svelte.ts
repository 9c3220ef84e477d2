/** Whether this device is used with switches, and how fast scanning moves on. */
import { setting } from './storage';

class Scanning {
  switches = $state(setting.switches.get());
  step = $state(setting.scanStep.get());

  /** Read the settings again after a change. */
  renew(): void {
    this.switches = setting.switches.get();
    this.step = setting.scanStep.get();
  }
}

export const scanning = new Scanning();
