import type { Separators } from '../../contract/amount.rules';
import type { PortFailed } from '../kit/port';
import { port } from '../kit/port';
import type { RoundDecided, RoundResumed } from './play.words';
import type { Takes } from './stake.rules';

/** The player's choice as the engine of the game reads it: plain JSON. */
export type Choice = unknown;

export type TableEvent =
  | { type: 'table.stake'; stake: number }
  /** A stake is being typed; entered, it is read as amounts are written where the player is. */
  | { type: 'table.type'; text: string }
  | { type: 'table.enter'; separators: Separators }
  /** `stake` comes with a choice that makes it: chips on a table. */
  | { type: 'table.choose'; bet: Choice; stake?: number }
  /** What the player is about to do: cards to hold, the chip in the hand. */
  | { type: 'table.plan'; plan: unknown }
  | RoundDecided
  | RoundResumed
  /** Steps are shown for no longer than a glance, or as long as they take. */
  | { type: 'table.turbo'; isTurbo: boolean }
  /** `steps` are the lengths of an outcome's show, in milliseconds. */
  | { type: 'table.timed'; steps: readonly number[] }
  | { type: 'table.skip' }
  | PortFailed;

/** What a player sat down with. */
export interface Beginning {
  /** Minutes since 1970. */
  minute: number;
  /** Minor units, with the stake of a round that was open. */
  balance: number;
}

declare module '../kit/controls' {
  interface Controls {
    /** Whose rules it plays; the stake and the choice that the player finds. */
    table: {
      engine: string;
      stake: number;
      bet: Choice;
      began: Beginning;
      /** Whether the place lets a show be hurried. */
      mayTurbo: boolean;
      /** Whether it lets one be cut short. */
      maySkip: boolean;
      takes: Takes;
    };
  }
  interface Hearing {
    table: RoundDecided | RoundResumed;
  }
}

export const tablePorts = {
  /** How long each step of an outcome is shown, as it is drawn here. */
  'table.time': port<
    { engine: string; outcome: unknown },
    { type: 'table.timed'; steps: readonly number[] }
  >('table.time'),
};
