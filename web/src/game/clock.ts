/** The server's time. The device's clock may be wrong or change during a game, so it is never used. */
export class ServerClock {
  #now = Date.now();
  #heardAt = performance.now();

  /** Set the server's current time, in milliseconds since 1970. */
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
