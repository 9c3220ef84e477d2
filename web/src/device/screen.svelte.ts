/** Full screen for the table, on devices that allow it. */
class Screen {
  isFull = $state(document.fullscreenElement !== null);

  constructor() {
    document.addEventListener('fullscreenchange', () => (this.isFull = document.fullscreenElement !== null));
  }

  get canBeFull(): boolean {
    return document.fullscreenEnabled;
  }

  async toggle(): Promise<void> {
    try {
      await (this.isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      // On a device that refuses, nothing changes.
    }
  }
}

export const screen = new Screen();
