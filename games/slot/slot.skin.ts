import type { JackpotTerms } from '../engine';

/** How a symbol behaves: pays on a line, stands in for those that do, or pays wherever it lands. */
export type SymbolKind = 'line' | 'wild' | 'scatter';

export interface SlotSymbol {
  readonly id: string;
  readonly kind: SymbolKind;
  /** English noun in the plural; its phrase is `Symbol.lanterns`. */
  readonly plural: string;
  /**
   * Pays for 3, 4 and 5 of it (2 as well where four numbers stand: 2, 3, 4, 5): multiples of the
   * line's stake, for the scatter multiples of the whole stake.
   */
  readonly pays: readonly number[];
}

/** How much a game swings, in words a player knows. */
export type Swings = 'low' | 'medium' | 'high';

/** A part of the wheel that turns as free spins are won: how wide it is, and what it makes of their pays. */
export interface WheelPart {
  readonly times: number;
  readonly weight: number;
}

/** What a slot does with its scatters. */
export interface FreeSpinsOf {
  /** How many, by number of scatters. */
  readonly byScatters: Readonly<Record<number, number>>;
  /** What multiplies their pays, where no wheel does. */
  readonly multiplier: number;
  /** Free spins win further ones by the same numbers, so many in all at most. Without it, none. */
  readonly most?: number;
  /** Turned once, as they are won: what multiplies the pays of all of them. */
  readonly wheel?: readonly WheelPart[];
}

/** A slot as data: a catalogue entry of the slot engine. */
export interface SlotSkin {
  readonly id: string;
  /** Of its rules, from 1, which it is unless told: whatever changes what a round pays is another one. */
  readonly version?: number;
  /** As earlier versions had it, the latest first. */
  readonly former?: readonly SlotSkin[];
  readonly name: string;
  readonly studio: string;
  readonly swings: Swings;
  /** Five strips of symbol ids; a stop shows its symbol in the top row, the next two below it. */
  readonly reels: readonly (readonly string[])[];
  /** Each line is five rows (0 top, 1 middle, 2 bottom), left to right. */
  readonly lines: readonly (readonly number[])[];
  readonly symbols: readonly SlotSymbol[];
  readonly freeSpins: FreeSpinsOf;
  /** The progressive jackpot that every stake feeds and that any spin paid for may win. */
  readonly jackpot?: JackpotTerms;
  /** Stakes in minor units; each is a multiple of the number of lines, so that every pay is whole. */
  readonly stakes: readonly number[];
  /** What the cover shows. */
  readonly art: string;
  /** Colours of the machine's front: top, middle, bottom of the cabinet. */
  readonly palette: readonly [string, string, string];
  /** Colours of the reels' paper, at its edges and in its middle, and of the letters on it. */
  readonly paper: readonly [string, string];
  readonly ink: string;
}

export const ROWS = 3;
export const REELS = 5;

/** A strip from its symbols written in a row: `'moon A fish'`. */
export const strip = (symbols: string): readonly string[] => symbols.trim().split(/\s+/);

/** Stakes of a game of so many lines: 1, 2, 5, 10 … coins on each. */
export const stakesOf = (lines: number): readonly number[] =>
  [1, 2, 5, 10, 20, 50].map((each) => each * lines);

const FIVE = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
] as const;
const TEN = [
  ...FIVE,
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
] as const;
const TWENTY = [
  ...TEN,
  [2, 1, 1, 1, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
] as const;

/** The usual lines of a five-reel, three-row machine; the shorter sets open the longer ones. */
export const linesOf = { 5: FIVE, 10: TEN, 20: TWENTY } as const;
