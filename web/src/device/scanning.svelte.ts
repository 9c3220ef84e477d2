/** Whether this device is played with switches, and how fast it goes from one thing to the next. */
import { setting } from './storage';

class Scanning {
  switches = $state(setting.switches.get());
  step = $state(setting.scanStep.get());

  /** Read the settings again: somebody has changed them. */
  renew(): void {
    this.switches = setting.switches.get();
    this.step = setting.scanStep.get();
  }
}

export const scanning = new Scanning();
