import { REELS, ROWS, type SlotSkin, type SlotSymbol } from './slot.skin';

/** A line that pays: which (0 first), the symbol, how many from the left, and what it pays. */
export type LineWin = {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly pays: number;
};

/** One turn of the reels; amounts in minor units, the multiplier of free spins counted in. */
export type Spin = {
  readonly stops: readonly number[];
  readonly lines: readonly LineWin[];
  readonly scatters: number;
  readonly scatterPays: number;
  readonly multiplier: number;
  readonly pays: number;
};

interface Lookup {
  readonly byId: ReadonlyMap<string, SlotSymbol>;
  readonly wild: SlotSymbol | undefined;
  readonly scatter: SlotSymbol | undefined;
}

const lookups = new WeakMap<SlotSkin, Lookup>();

/** The symbols of a skin by id and by kind, looked up once: a spin asks a hundred times. */
export const lookup = (skin: SlotSkin): Lookup => {
  const known = lookups.get(skin);
  if (known !== undefined) return known;
  const made = {
    byId: new Map(skin.symbols.map((symbol) => [symbol.id, symbol])),
    wild: skin.symbols.find(({ kind }) => kind === 'wild'),
    scatter: skin.symbols.find(({ kind }) => kind === 'scatter'),
  };
  lookups.set(skin, made);
  return made;
};

/** What so many of a symbol pay, as its multiple; 0 when too few. */
export const paysFor = (symbol: SlotSymbol | undefined, count: number): number =>
  symbol?.pays[count - (REELS + 1 - symbol.pays.length)] ?? 0;

const rows = Array.from({ length: ROWS }, (_, row) => row);

/** The symbols in view, reel by reel, each from the top. */
export const windowOf = (skin: SlotSkin, stops: readonly number[]): string[][] =>
  skin.reels.map((reel, index) =>
    rows.map((row) => reel[((stops[index] ?? 0) + row) % reel.length] ?? ''),
  );

/**
 * The best reading of symbols from the left, wild standing in for any but the scatter: either the
 * run of the first symbol that is no wild, or the wilds that lead it when those alone pay more.
 * `multiple` is of the line's stake; `run` is how far the symbols could belong together.
 */
export const bestOnLine = (
  skin: SlotSkin,
  symbols: readonly string[],
): { symbol: string; count: number; multiple: number; run: number } => {
  const { byId, wild } = lookup(skin);
  let wilds = 0;
  while (wilds < symbols.length && symbols[wilds] === wild?.id) wilds += 1;
  const wildMultiple = paysFor(wild, wilds);
  const lead = byId.get(symbols[wilds] ?? '');
  let run = wilds;
  if (lead !== undefined && lead.kind !== 'scatter') {
    run += 1;
    while (run < symbols.length && (symbols[run] === lead.id || symbols[run] === wild?.id))
      run += 1;
    const multiple = paysFor(lead, run);
    if (multiple >= wildMultiple) return { symbol: lead.id, count: run, multiple, run };
  }
  return { symbol: wild?.id ?? '', count: wilds, multiple: wildMultiple, run };
};

/** What the reels pay at the given stops; `stake` is the whole stake in minor units. */
export const spinAt = (
  skin: SlotSkin,
  stake: number,
  multiplier: number,
  stops: readonly number[],
): Spin => {
  const view = windowOf(skin, stops);
  const lineStake = stake / skin.lines.length;
  const lines: LineWin[] = [];
  skin.lines.forEach((rows, line) => {
    const symbols = rows.map((row, reel) => view[reel]?.[row] ?? '');
    const { symbol, count, multiple } = bestOnLine(skin, symbols);
    if (multiple === 0) return;
    lines.push({ line, symbol, count, pays: multiple * lineStake * multiplier });
  });
  const { scatter } = lookup(skin);
  const scatters = view.flat().filter((id) => id === scatter?.id).length;
  const scatterPays = paysFor(scatter, scatters) * stake * multiplier;
  const pays = lines.reduce((sum, win) => sum + win.pays, scatterPays);
  return { stops, lines, scatters, scatterPays, multiplier, pays };
};
