/**
 * Scanning: the groups are lit one after the other, then the elements of the chosen group. It does not depend on the
 * page.
 */

export class Scan<Thing> {
  #groups: readonly (readonly Thing[])[] = [];
  #group = 0;
  /** The element that is lit in the group, or null while whole groups are lit. */
  #item: number | null = null;

  /** What is lit now. */
  get lit(): readonly Thing[] {
    const group = this.#groups[this.#group] ?? [];
    return this.#item === null ? group : group.slice(this.#item, this.#item + 1);
  }

  /** The elements that can be pressed have changed; what is lit stays, if it still exists. */
  renew(groups: readonly (readonly Thing[])[]): void {
    const [before] = this.lit;
    const wasInGroup = this.#item !== null;
    this.#groups = groups.filter(({ length }) => length > 0);
    const group = this.#groups.findIndex((each) => before !== undefined && each.includes(before));
    this.#item = wasInGroup && group >= 0 ? this.#groups[group]!.indexOf(before!) : null;
    this.#group = group >= 0 ? group : 0;
  }

  /** Move on to the next. After the end of a group the groups follow, so that there is always a way out. */
  step(): void {
    if (this.#item === null) this.#group = (this.#group + 1) % Math.max(1, this.#groups.length);
    else this.#item = this.#item + 1 < this.#groups[this.#group]!.length ? this.#item + 1 : null;
  }

  /** Choose what is lit: open a group, or return an element. */
  press(): Thing | null {
    const { lit } = this;
    if (this.#item === null && lit.length > 1) {
      this.#item = 0;
      return null;
    }
    this.#item = null;
    return lit[0] ?? null;
  }
}
