import type { Flight } from '../../../contract/flight';
import type { Json } from '../../../games/engine';
import type { Say, TableProps } from './table';

/** A round that is watched again. */
export interface Again {
  readonly end: unknown;
  readonly standMs: number;
}

/** What every game in play is given, whatever its engine reads. */
export interface GameProps {
  /** Id of the skin. */
  skin: string;
  table: TableProps;
  bet: Json;
  /** The last or running round's, as its engine tells it. */
  outcome: unknown;
  /** Number of the step of the outcome that is shown. */
  shown: number;
  /** `stake` comes with a choice that makes it: chips on a table. */
  onBet: (bet: Json, stake?: number) => void;
  /** What everybody sees of a shared round, where the game has one; undefined until it is known. */
  live?: Flight | undefined;
  /** Of a round of the past: how it ended, and for how many milliseconds it stands before that. */
  again?: Again;
  /** What the player is about to do, which is nobody else's business yet: cards to hold, a chip. */
  plan: Json;
  onPlan: (plan: Json) => void;
}

/** A round as a still picture: what it was opened with, and how it stands. */
export interface PictureProps {
  /** Id of the skin. */
  skin: string;
  /** In minor units. */
  stake: number;
  bet: unknown;
  outcome: unknown;
  amount: (minor: number) => string;
  t: Say;
}

/** What a pay table is given: content of a dialog. */
export interface PayTableProps {
  /** Id of the skin. */
  skin: string;
  /** The present stake, in minor units. */
  stake: number;
  /** The stakes on offer, where they are not the game's own. */
  stakes?: readonly number[];
  amount: (minor: number) => string;
  t: Say;
}
