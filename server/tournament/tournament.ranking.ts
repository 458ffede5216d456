import { byPlace, type Placed } from '../../contract/tournament.rules';

/** Places that stand in one row; twice as many are parted. */
const ROW = 512;

/** How many of these, which are sorted, come before what `isBefore` says. */
const countBefore = <Item>(items: readonly Item[], isBefore: (item: Item) => boolean): number => {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = items[middle];
    if (item !== undefined && isBefore(item)) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * The order of one leaderboard: who is where, at a cost that hardly grows with how many there are. No
 * two places are the same, since no two were reached at one position.
 */
export class Ranking {
  readonly #places = new Map<string, Placed>();
  /** The best ones first; no row is empty. */
  readonly #rows: Placed[][] = [];

  get size(): number {
    return this.#places.size;
  }

  /** The player is there now, wherever they were. */
  put(player: string, place: Placed): void {
    this.delete(player);
    this.#places.set(player, place);
    const index = Math.min(this.#rowOf(place), Math.max(this.#rows.length - 1, 0));
    const row = this.#rows[index] ?? [];
    if (this.#rows.length === 0) this.#rows.push(row);
    row.splice(this.#within(row, place), 0, place);
    if (row.length >= 2 * ROW) this.#rows.splice(index + 1, 0, row.splice(ROW));
  }

  delete(player: string): void {
    const place = this.#places.get(player);
    if (place === undefined) return;
    this.#places.delete(player);
    const index = this.#rowOf(place);
    const row = this.#rows[index];
    row?.splice(this.#within(row, place), 1);
    if (row?.length === 0) this.#rows.splice(index, 1);
  }

  /** From 1; undefined for who is not there. */
  rankOf(player: string): number | undefined {
    const place = this.#places.get(player);
    if (place === undefined) return undefined;
    const index = this.#rowOf(place);
    const before = this.#rows.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return before + this.#within(this.#rows[index] ?? [], place) + 1;
  }

  /** The first row whose last place is not before this one. */
  #rowOf(place: Placed): number {
    return countBefore(this.#rows, (row) => {
      const last = row.at(-1);
      return last !== undefined && byPlace(last, place) < 0;
    });
  }

  #within(row: readonly Placed[], place: Placed): number {
    return countBefore(row, (other) => byPlace(other, place) < 0);
  }
}
