/** The whole screen for the table, where the device lets a page have it. */
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
      // A device that does not want to goes on as it is.
    }
  }
}

export const screen = new Screen();
