import type { ScratcherFamily } from '../../contract/scratcher.rules';
import { type Draw, integer, sample, shuffle } from '../fair/draw.rules';
import { commitOf, fairDraw, type Seeds } from '../fair/fair.rules';
import { plus, type Ratio, ratio } from '../ratio.rules';
import type { ScratcherPrize, ScratcherSkin, ScratcherTable } from './scratcher.skin';
import { lanternsRiver } from './skins/lanterns-river';
import { neonNights } from './skins/neon-nights';
import { zodiacSky } from './skins/zodiac-sky';

/** Symbols under the foil of one card, three rows of three. */
export const CELLS = 9;
/** So many of one symbol win, and nothing else does. */
export const ALIKE = 3;

/** Every kind of card, cheapest first. */
export const scratchers: readonly ScratcherSkin[] = [neonNights, lanternsRiver, zodiacSky];

const scratcherOf = (typeId: string): ScratcherSkin | undefined =>
  scratchers.find(({ id }) => id === typeId);

/** A kind of cards, with another table than its own where one is given. Throws for one that was never made. */
export const skinOf = (typeId: string, table?: ScratcherTable): ScratcherSkin => {
  const skin = scratcherOf(typeId);
  if (skin === undefined) throw new Error(`There is no scratch card '${typeId}'`);
  return table === undefined ? skin : { ...skin, ...table };
};

/** Why cards cannot be drawn by a table; undefined where they can. */
export const tableFlaw = (
  { symbols }: ScratcherSkin,
  table: ScratcherTable,
): 'symbol' | 'run' | 'return' | undefined => {
  const shown = table.prizes.map(({ symbol }) => symbol);
  if (new Set(shown).size < shown.length || shown.some((symbol) => !symbols.includes(symbol)))
    return 'symbol';
  if (winningCards(table) > table.run) return 'run';
  // Over the whole run no more comes back than it costs.
  return meanPrize(table) > table.price ? 'return' : undefined;
};

/** The kind that the shop sells of a family. */
export const soldOf: Readonly<Record<ScratcherFamily, ScratcherSkin>> = {
  neon: neonNights,
  lanterns: lanternsRiver,
  zodiac: zodiacSky,
};

/** What lies under the foil: its symbols, row by row, and what they pay in coins. */
export interface CardFace {
  readonly cells: readonly string[];
  readonly prize: number;
}

/** The prize of the card at this place of the run; none for most. */
const prizeAt = ({ prizes }: ScratcherSkin, place: number): ScratcherPrize | undefined => {
  let end = 0;
  return prizes.find(({ cards }) => {
    end += cards;
    return place < end;
  });
};

/**
 * The face of one card: first its place in the run decides the prize, then its symbols are laid so
 * that three alike are there exactly when it wins. Every such layout is as likely as any other: a
 * card that wins nothing shows two of a symbol as often as chance has it.
 */
export const drawFace = (skin: ScratcherSkin, draw: Draw): CardFace => {
  const won = prizeAt(skin, integer(draw, skin.run));
  const others = skin.symbols.filter((symbol) => symbol !== won?.symbol);
  const pairs = others.flatMap((symbol) => [symbol, symbol]);
  const winning = won === undefined ? [] : Array.from({ length: ALIKE }, () => won.symbol);
  const rest = sample(draw, pairs, CELLS - winning.length);
  return { cells: shuffle(draw, [...winning, ...rest]), prize: won?.pays ?? 0 };
};

/** The symbol that is there three times; undefined on a card that wins nothing. */
export const alikeOn = (cells: readonly string[]): string | undefined =>
  cells.find((symbol) => cells.filter((other) => other === symbol).length === ALIKE);

/** What a kind returns of its price, exactly: the sum of prize times odds. */
export const returnOf = ({ prizes, run, price }: ScratcherTable): Ratio =>
  prizes
    .map(({ pays, cards }) => ratio(BigInt(pays * cards), BigInt(run * price)))
    .reduce(plus, ratio(0n, 1n));

/** What a card pays on average, in coins. */
export const meanPrize = ({ prizes, run }: ScratcherTable): number =>
  prizes.reduce((sum, { pays, cards }) => sum + pays * cards, 0) / run;

/** How many cards of a run win something. */
export const winningCards = ({ prizes }: ScratcherTable): number =>
  prizes.reduce((sum, { cards }) => sum + cards, 0);

/** A card as it was shown, with the seeds that are told once it is collected. */
export interface CardClaim extends Seeds {
  readonly typeId: string;
  /** The table that it was granted by; absent where its kind's own held. */
  readonly table?: ScratcherTable | undefined;
  /** The promise that was published when the card was granted. */
  readonly commit: string;
  readonly cells: readonly string[];
  readonly prize: number;
}

/** What of a card fits its seeds. */
export interface CardFindings {
  readonly commit: boolean;
  readonly cells: boolean;
  readonly prize: boolean;
}

/** Draws a card again and compares it with what was shown; asks no server [decision 25]. */
export const verifyCard = (claim: CardClaim): CardFindings => {
  const skin = scratcherOf(claim.typeId) && skinOf(claim.typeId, claim.table);
  const face = skin && drawFace(skin, fairDraw(claim));
  return {
    commit: commitOf(claim.serverSeed) === claim.commit,
    cells: face?.cells.join() === claim.cells.join(),
    prize: face?.prize === claim.prize,
  };
};
