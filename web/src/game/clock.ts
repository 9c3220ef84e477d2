/** The server's time. The device's own clock may be wrong, or be set while we play: it is never asked. */
export class ServerClock {
  #now = Date.now();
  #heardAt = performance.now();

  /** The server has just said what time it is, in milliseconds since 1970. */
  set(now: number): void {
    this.#now = now;
    this.#heardAt = performance.now();
  }

  now(): number {
    return this.#now + performance.now() - this.#heardAt;
  }

  /** How many whole seconds are left until a deadline of the server. */
  secondsLeft(deadline: number): number {
    return Math.max(0, Math.ceil((deadline - this.now()) / 1000));
  }
}
