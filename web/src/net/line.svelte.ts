/** When the line to the server came back: what failed meanwhile can be fetched again. */
class Line {
  /** How often the line came back. */
  returns = $state(0);

  isBack(): void {
    this.returns += 1;
  }
}

export const line = new Line();
addEventListener('online', () => line.isBack());
