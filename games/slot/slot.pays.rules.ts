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

export const symbolOf = (skin: SlotSkin, id: string): SlotSymbol | undefined =>
  skin.symbols.find((symbol) => symbol.id === id);

export const ofKind = (skin: SlotSkin, kind: SlotSymbol['kind']): SlotSymbol | undefined =>
  skin.symbols.find((symbol) => symbol.kind === kind);

/** What so many of a symbol pay, as its multiple; 0 when too few. */
export const paysFor = (symbol: SlotSymbol | undefined, count: number): number =>
  symbol?.pays[count - (REELS + 1 - symbol.pays.length)] ?? 0;

/** The symbols in view, reel by reel, each from the top. */
export const windowOf = (skin: SlotSkin, stops: readonly number[]): string[][] =>
  skin.reels.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => reel[((stops[index] ?? 0) + row) % reel.length] ?? ''),
  );

const runOf = (symbols: readonly string[], fits: (id: string) => boolean): number => {
  const end = symbols.findIndex((id) => !fits(id));
  return end === -1 ? symbols.length : end;
};

/**
 * The best reading of symbols from the left, wild standing in for any but the scatter: either the
 * run of the first symbol that is no wild, or the wilds that lead it when those alone pay more.
 * `multiple` is of the line's stake; `run` is how far the symbols could belong together.
 */
export const bestOnLine = (
  skin: SlotSkin,
  symbols: readonly string[],
): { symbol: string; count: number; multiple: number; run: number } => {
  const wild = ofKind(skin, 'wild');
  const wilds = runOf(symbols, (id) => id === wild?.id);
  const asWild = { symbol: wild?.id ?? '', count: wilds, multiple: paysFor(wild, wilds) };
  const lead = symbolOf(skin, symbols[wilds] ?? '');
  if (lead === undefined || lead.kind === 'scatter') return { ...asWild, run: wilds };
  const run = runOf(symbols, (id) => id === lead.id || id === wild?.id);
  const asLead = { symbol: lead.id, count: run, multiple: paysFor(lead, run) };
  return { ...(asWild.multiple > asLead.multiple ? asWild : asLead), run };
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
  const lines = skin.lines.flatMap((rows, line): LineWin[] => {
    const symbols = rows.map((row, reel) => view[reel]?.[row] ?? '');
    const { symbol, count, multiple } = bestOnLine(skin, symbols);
    return multiple === 0 ? [] : [{ line, symbol, count, pays: multiple * lineStake * multiplier }];
  });
  const scatter = ofKind(skin, 'scatter');
  const scatters = view.flat().filter((id) => id === scatter?.id).length;
  const scatterPays = paysFor(scatter, scatters) * stake * multiplier;
  const pays = lines.reduce((sum, win) => sum + win.pays, scatterPays);
  return { stops, lines, scatters, scatterPays, multiplier, pays };
};
