import { bestOnLine, lookup, paysFor, windowOf } from './slot.pays.rules';
import type { SlotSkin } from './slot.skin';

/** The best that a line can still become, as a multiple of its stake, given its first symbols. */
const hopeOf = (skin: SlotSkin, symbols: readonly string[]): number => {
  const { multiple, run } = bestOnLine(skin, symbols);
  if (run < symbols.length) return multiple;
  const rest = skin.reels.length - symbols.length;
  const ends = skin.symbols.filter(({ kind }) => kind !== 'scatter').map(({ id }) => id);
  return ends.reduce(
    (best, id) =>
      Math.max(
        best,
        bestOnLine(skin, [...symbols, ...Array.from({ length: rest }, () => id)]).multiple,
      ),
    multiple,
  );
};

/**
 * The most that one spin can pay, exactly, as a multiple of the stake: all stops are searched
 * reel by reel, and a branch is left as soon as even its hopes stay below the best found.
 */
export const maxSpin = (skin: SlotSkin): number => {
  const { scatter } = lookup(skin);
  const columns = skin.reels.map((reel, index) => {
    const seen = new Map<string, readonly string[]>();
    for (const stop of reel.keys()) {
      const column =
        windowOf(
          skin,
          skin.reels.map(() => stop),
        )[index] ?? [];
      seen.set(column.join(' '), column);
    }
    return [...seen.values()];
  });
  const hopes = new Map<string, number>();
  const hope = (symbols: readonly string[]): number => {
    const key = symbols.join(' ');
    const known = hopes.get(key) ?? hopeOf(skin, symbols);
    hopes.set(key, known);
    return known;
  };
  const hopeFor = (view: readonly (readonly string[])[]): number => {
    const lines = skin.lines.reduce(
      (sum, rows) => sum + hope(view.map((column, reel) => column[rows[reel] ?? 0] ?? '')),
      0,
    );
    const scatters = view.flat().filter((id) => id === scatter?.id).length;
    const most = scatters + (skin.reels.length - view.length);
    return lines / skin.lines.length + paysFor(scatter, Math.min(most, skin.reels.length));
  };
  let best = 0;
  const search = (view: readonly (readonly string[])[]): void => {
    const next = columns[view.length];
    if (next === undefined) {
      best = Math.max(best, hopeFor(view));
      return;
    }
    const branches = next.map((column) => [...view, column]).map((to) => ({ to, h: hopeFor(to) }));
    for (const { to, h } of branches.sort((a, b) => b.h - a.h)) if (h > best) search(to);
  };
  search([]);
  return best;
};
