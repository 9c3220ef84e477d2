/** Counts reconnections to the server, so that failed requests can be repeated. */
class Line {
  /** How often the client has reconnected. */
  returns = $state(0);

  isBack(): void {
    this.returns += 1;
  }
}

export const line = new Line();
addEventListener('online', () => line.isBack());
