import type { Fairness, PlaySession, Round } from '../../contract/play';
import type { Problem } from '../../contract/problems';
import type { SpinsLeft } from '../../contract/spin';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound, ConnectionSeen } from '../connection/connection.words';
import type { FlightEnded } from '../flight/flight.words';
import { type PortFailed, port } from '../kit/port';
import type { RouteShown } from '../router/router.words';
import type { SpinsChanged } from '../spin/spins.words';
import type { BalancesTold } from '../wallet/balances.words';
import type { PlayModeFact } from './playMode.words';

/** A bet as the engine of the game reads it: plain JSON. */
export type Bet = unknown;

/** A step of an open round: plain JSON, of a kind that the rules take. */
export interface Action {
  readonly kind: string;
}

/** No choice is left in the round: a table shows what became of it. */
export interface RoundDecided {
  type: 'round.decided';
  outcome: unknown;
}

/** A round that was opened elsewhere is gone on with here. */
export interface RoundResumed {
  type: 'round.resumed';
  stake: number;
  bet: Bet;
}

/** The table has shown what became of the round: its win may be told. */
export interface RoundShown {
  type: 'round.shown';
}

export type PlayEvent =
  | RouteShown
  | SessionFact
  /** Sit down at the game; the currency is FUN, COINS or a money currency. */
  | PlayModeFact
  /** For fun instead, where another way was refused. */
  | { type: 'play.forFun' }
  /** Whether a screen of play is shown; leaving it ends the sitting. */
  | { type: 'play.visit'; sits: boolean }
  | { type: 'play.bet'; stake: number; bet: Bet }
  /** The same, with a stake that the house pays: at what the free spins are granted for. */
  | { type: 'play.spinFree'; bet: Bet }
  | SpinsChanged
  /** Takes a step of the open round; `raise` is what it stakes on top, in minor units. */
  | { type: 'play.act'; action: Action; raise?: number }
  /** A table has been laid, which has not heard of the round. */
  | { type: 'table.laid' }
  /** The table has shown the outcome. */
  | { type: 'play.reveal' }
  /** Ask again for what got no answer; it happens at most once [decision 5]. */
  | { type: 'play.retry' }
  /** The player's own seed for the server seed that awaits one; empty: the browser's draw. */
  | { type: 'play.typeSeed'; clientSeed: string }
  | { type: 'play.rotateSeed' }
  | { type: 'play.launched'; launch: string }
  /** This browser sat at the game already, for fun: `session` leads back to that sitting. */
  | { type: 'play.kept'; session: string }
  /** A third party runs the game, at its own address. */
  | { type: 'play.elsewhere'; address: string }
  | Seated
  | RoundOpened
  | { type: 'round.acted'; round: Round; balance: number }
  | SeedRotated
  | { type: 'play.refused'; problem: Problem }
  | FlightEnded
  | BalancesTold
  | ConnectionFound
  | ConnectionSeen
  | PortFailed;

interface Seated {
  type: 'play.seated';
  session: PlaySession;
  /** Of this time of sitting down alone: who comes back to a sitting does not bet under its keys. */
  visit: string;
  /** A seed that the browser drew for the seat, should it have none. */
  drawn: string;
}

interface RoundOpened {
  type: 'round.opened';
  round: Round;
  balance: number;
  /** What stands in the game's jackpot after it. */
  pot?: number | undefined;
  /** Free spins that are to be played next, where this was one. */
  spins?: SpinsLeft | undefined;
}

interface SeedRotated {
  type: 'seed.rotated';
  revealed: Fairness;
  next: Fairness;
  /** A seed that the browser drew for the next server seed, should none have been typed. */
  drawn: string;
}

interface Refused {
  type: 'play.refused';
  problem: Problem;
}

declare module '../kit/residents' {
  interface Residents {
    play: PlayEvent;
  }
}

export const playPorts = {
  /**
   * POST /games/{id}/url: answers with the secret of the launch address, with the sitting for fun
   * that this browser still keeps, or with a third party's address.
   */
  'play.launch': port<
    { gameId: string; currency: string },
    | { type: 'play.launched'; launch: string }
    | { type: 'play.kept'; session: string }
    | { type: 'play.elsewhere'; address: string }
    | Refused
  >('play.launch'),
  /** POST /play/session: with a launch address, or back to a sitting by its secret. */
  'play.seat': port<
    { gameId: string } & ({ launch: string } | { session: string }),
    Seated | Refused
  >('play.seat'),
  /**
   * POST /play/rounds. `key` is the Idempotency-Key: the same turn asked twice is one bet.
   * `clientSeed` is the player's seed where the seat has none; `free` the grant of free spins that
   * stakes in place of the balance.
   */
  'play.bet': port<
    {
      session: string;
      stake: number;
      bet: Bet;
      key: string;
      clientSeed: string | undefined;
      free: string | undefined;
    },
    RoundOpened | Refused
  >('play.bet'),
  /**
   * POST /play/rounds/{id}/act; `turn` counts the steps before this one. `key` is the
   * Idempotency-Key: the same step asked twice is taken once.
   */
  'play.act': port<
    { session: string; roundId: string; turn: number; action: Action | undefined; key: string },
    { type: 'round.acted'; round: Round; balance: number } | Refused
  >('play.act'),
  /** POST /play/seed. */
  'play.rotate': port<{ session: string; clientSeed: string | undefined }, SeedRotated | Refused>(
    'play.rotate',
  ),
};
