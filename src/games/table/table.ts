import type { ReactNode } from 'react';
import type { Json } from '../../../games/engine';

/**
 * Where a round is, as its machine tells the table. `deciding` awaits a step of the player,
 * `acting` the answer to one; `refused` is an order that opened no round.
 */
export type RoundPhase =
  | 'idle'
  | 'betting'
  | 'deciding'
  | 'acting'
  | 'revealing'
  | 'settled'
  | 'refused';

/** A further step of an open round, as its engine reads it. */
export interface Action {
  readonly kind: string;
  readonly [field: string]: Json | undefined;
}

/** Looks a phrase up by its slug and fills its `{placeholders}`. */
export type Say = (slug: string, params?: Readonly<Record<string, string | number>>) => string;

/** A stake as it is typed. */
export interface TypedStake {
  text: string;
  /** Why the one that was entered is not taken. */
  fault?: string;
  canEnter: boolean;
  onType: (text: string) => void;
  /** Whether it was taken. */
  onEnter: () => boolean;
}

/** What every table is told; it decides nothing and fetches nothing. Amounts are minor units. */
export interface TableProps {
  phase: RoundPhase;
  balance: number;
  /** What the balance is called: one for fun is called so. */
  purse: string;
  stake: number;
  stakes: readonly number[];
  /** What the last or running round pays in all. */
  pays?: number;
  /** What the progressive jackpot added to that. */
  jackpot?: number;
  /** What stands in the game's progressive jackpot, where that is known. */
  pot?: number;
  /** The round may be opened now; the table also says so to Space and Enter. */
  canPlay: boolean;
  /** The stake and the choice may be changed now. */
  canBet: boolean;
  onPlay: () => void;
  onStake: (stake: number) => void;
  /** A stake that is typed; absent where none may be. */
  typed?: TypedStake;
  /** What the open round was opened with and what its steps staked on top; absent without one. */
  staked?: number;
  /** The kinds of step that the rules take next. */
  choices: readonly string[];
  /** Whether a step may be taken now; `raise` is what it stakes on top. */
  canAct: (kind: string, raise?: number) => boolean;
  onAct: (action: Action, raise?: number) => void;
  /** Ends the show of a running round at once; absent when there is nothing to cut short. */
  onSkip?: () => void;
  /** Why the last order or step was refused, in the player's language. */
  refusal?: string;
  /** Net result and length of this sitting. */
  session?: { net: number; minutes: number };
  /** The last round's number on its seed, and the address that verifies it. */
  fair?: { round: number; href: string };
  /** Rounds are bet by themselves: how many are left, and what ends it after the one in hand. */
  auto?: { left: number; onStop: () => void };
  /** What the page puts below the controls: comfort of its own, the same at every table. */
  foot?: ReactNode;
  /** What stands where stake and buttons were: nothing is played, a round is looked at again. */
  again?: ReactNode;
  /** Opens the pay table; the page owns the dialog. */
  onPayTable: () => void;
  /** An amount as this player reads it: separators, currency. */
  amount: (minor: number) => string;
  t: Say;
}

/** What a table says of a moment: for the eye and for the screen reader alike. */
export interface Said {
  headline: string;
  detail: string;
  /** A win beyond the stake, a plain sentence, or a refusal. */
  tone: 'win' | 'plain' | 'refused';
}

/** Waiting for the server or showing what it said. */
export const isBusy = (phase: RoundPhase): boolean =>
  phase === 'betting' || phase === 'acting' || phase === 'revealing';

/** A round is open: its outcome is on the table, and stake and choice are made. */
export const isOpen = (phase: RoundPhase): boolean =>
  phase === 'deciding' || phase === 'acting' || phase === 'revealing';

/** The neighbour of a stake among those allowed; undefined at the ends. */
export const stakeBeside = (
  stakes: readonly number[],
  stake: number,
  step: 1 | -1,
): number | undefined =>
  step === 1 ? stakes.find((other) => other > stake) : stakes.findLast((other) => other < stake);

/** The largest stake that is not above the wish, else the smallest of all. */
export const stakeNear = (stakes: readonly number[], wish: number): number | undefined =>
  stakes.findLast((stake) => stake <= wish) ?? stakes[0];
