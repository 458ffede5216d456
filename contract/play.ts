import * as z from 'zod/mini';
import { call } from './call';
import { SEED_MAX } from './limits';
import { SpinsLeft } from './spin';
import { Amount, GameNames, Id, Instant, PageNumber, PositiveAmount, pageOf } from './words';

/** What is needed to check a round without trusting the server [decision 25]. */
export const Fairness = z.object({
  /** SHA-256 of the server seed, hex; known before the round. */
  commit: z.string(),
  /** Empty at a seat whose next bet brings it. */
  clientSeed: z.string(),
  nonce: z.int(),
  /** Of a round: the version of the rules that it was played under; the first where none is told. */
  rules: z.optional(z.int()),
  /** Of a seat: SHA-256 of the server seed after this one, known before the player's seed for it. */
  next: z.optional(z.string()),
  /** The seed itself, once it has been rotated away. */
  serverSeed: z.optional(z.string()),
});
export type Fairness = z.infer<typeof Fairness>;

/** A round: open while it awaits a step, or a third party; settled once its win was booked. */
export const Round = z.object({
  _id: Id,
  gameId: Id,
  currency: z.string(),
  state: z.enum(['open', 'settled', 'rolled back']),
  /** What it was opened with. */
  stake: Amount,
  /** The stake and what later steps staked on top: a double, a split. */
  staked: Amount,
  /** The player's choice, as the engine of the game reads it. */
  bet: z.unknown(),
  /** The player's further steps, in their order. */
  actions: z.array(z.unknown()),
  /** The kinds of step that the rules take next; none once the round is decided. */
  choices: z.array(z.string()),
  /** What happened so far, as the engine of the game tells it. */
  outcome: z.unknown(),
  /** Total win in minor units, booked when the round settles; without the jackpot. */
  pays: Amount,
  /** What the progressive jackpot added, in minor units. */
  jackpot: Amount,
  openedAt: Instant,
  /** Empty where a third party drew: nothing of it can be verified here. */
  fairness: Fairness,
  /** The house paid the stake [decision 123]. */
  free: z.optional(z.literal(true)),
  /** Nobody played it to its end: the game's neutral rule did [decision 102]. */
  idle: z.optional(z.literal(true)),
  /** The flight for everybody that it was [decision 144]. */
  flight: z.optional(
    z.object({
      /** `YYYY-MM-DD`, UTC. */
      day: z.string(),
      /** When it takes off, or did. */
      startsAt: Instant,
    }),
  ),
  /** The third party that drew, if one did. */
  supplier: z.optional(z.string()),
});
export type Round = z.infer<typeof Round>;

/** A round as its player looks back at it: of which game, and how that is drawn. */
export const PlayedRound = z.extend(Round, {
  /** Absent when the game is no longer offered. */
  game: z.optional(
    z.object({
      name: GameNames,
      defaultName: z.string(),
      urlFriendlyName: z.string(),
      engine: z.string(),
      skin: z.string(),
    }),
  ),
});
export type PlayedRound = z.infer<typeof PlayedRound>;

/** A round that is looked at for itself: its own player's, or as whoever has its address sees it. */
export const ShownRound = z.extend(z.omit(PlayedRound, { openedAt: true }), {
  /** Told to its player alone. */
  openedAt: z.optional(Instant),
  /** How it stood after the bet and after each step but the last, in their order. */
  course: z.array(z.object({ outcome: z.unknown(), pays: Amount })),
});
export type ShownRound = z.infer<typeof ShownRound>;

export const PlaySession = z.object({
  /** Secret of this sitting; every call of the game names it. */
  session: z.string(),
  gameId: Id,
  currency: z.string(),
  balance: Amount,
  fairness: Fairness,
  /** What stands in the game's progressive jackpot, in this currency. */
  pot: z.optional(Amount),
  /** The stakes on offer, in minor units, ascending, where they are not the game's own. */
  stakes: z.optional(z.array(Amount)),
  /** Free spins that are to be played here. */
  spins: z.optional(SpinsLeft),
  /** The round that was still open when the player came back. */
  round: z.optional(Round),
});
export type PlaySession = z.infer<typeof PlaySession>;

const session = z.string().check(z.minLength(16), z.maxLength(120));
/** What the player adds to the draw: typed, or drawn in the browser [decision 110]. */
const clientSeed = z.optional(z.string().check(z.minLength(1), z.maxLength(SEED_MAX)));
const play = { kind: 'command', rate: 'play', audience: 'anyone', spec: 'decision 23' } as const;

export const openSession = call({
  stance: 'neutral',
  ...play,
  name: 'openSession',
  method: 'POST',
  path: '/play/session',
  body: z.union([
    z.object({ launch: z.string().check(z.minLength(16), z.maxLength(200)) }),
    z.object({ session }),
  ]),
  out: PlaySession,
  refusals: ['link-invalid'],
  says: 'Sit down at a game with a launch address, once, or come back to it with its secret',
});

export const openRound = call({
  stance: 'stakes',
  ...play,
  name: 'openRound',
  method: 'POST',
  path: '/play/rounds',
  body: z.object({
    session,
    stake: PositiveAmount,
    bet: z.unknown(),
    clientSeed,
    /** The grant of free spins that stakes in place of the balance. */
    free: z.optional(Id),
  }),
  out: z.object({
    round: Round,
    balance: Amount,
    /** What stands in the progressive jackpot after it. */
    pot: z.optional(Amount),
    /** Free spins that are to be played next, where this was one. */
    spins: z.optional(SpinsLeft),
  }),
  refusals: [
    'link-invalid',
    'not-found',
    'step-illegal',
    'not-signed-in',
    'play-refused',
    'currency-unknown',
    'stake-refused',
    'win-capped',
    'exposure-reached',
    'insufficient-amount',
    'round-open',
    'flight-closed',
    'seed-missing',
    'seed-bound',
  ],
  says: 'Bet: the stake leaves the balance, the outcome is fixed, and paid unless it awaits a step',
});

export const actRound = call({
  stance: 'stakes',
  ...play,
  name: 'actRound',
  method: 'POST',
  path: '/play/rounds/:id/act',
  params: z.object({ id: Id }),
  body: z.object({
    session,
    /** How many steps the round has had: a step meant for another moment is refused. */
    turn: z.int().check(z.gte(0), z.lte(1_000)),
    action: z.unknown(),
  }),
  out: z.object({ round: Round, balance: Amount }),
  refusals: [
    'link-invalid',
    'not-found',
    'round-closed',
    'round-undecided',
    'step-illegal',
    'not-signed-in',
    'play-refused',
    'currency-unknown',
    'stake-refused',
    'insufficient-amount',
  ],
  says: 'A further step of an open round, a card, a tile, a double: the last one pays it',
});

export const settleRound = call({
  stance: 'pays out',
  ...play,
  name: 'settleRound',
  method: 'POST',
  path: '/play/rounds/:id/settle',
  params: z.object({ id: Id }),
  body: z.object({ session }),
  out: z.object({ round: Round, balance: Amount }),
  refusals: ['link-invalid', 'not-found', 'round-undecided'],
  says: 'The settled round: what decides a round pays it, so that there is nothing left to do',
});

export const getRound = call({
  stance: 'neutral',
  name: 'getRound',
  method: 'GET',
  path: '/play/rounds/:id',
  audience: 'player',
  kind: 'read',
  rate: 'read',
  params: z.object({ id: Id }),
  out: ShownRound,
  refusals: ['not-found'],
  spec: 'decision 25',
  says: 'One of the player’s own rounds, with what is needed to verify it',
});

export const lookAtRound = call({
  stance: 'neutral',
  name: 'lookAtRound',
  method: 'GET',
  path: '/play/shown/:id',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  params: z.object({ id: Id }),
  out: ShownRound,
  refusals: ['not-found'],
  spec: 'decision 153',
  says: 'A settled round by its address: game, stake, course and result, its seeds once revealed; not whose it was, nor when',
});

export const revealRound = call({
  stance: 'neutral',
  name: 'revealRound',
  method: 'POST',
  path: '/play/rounds/:id/reveal',
  audience: 'player',
  kind: 'command',
  rate: 'play',
  params: z.object({ id: Id }),
  out: ShownRound,
  refusals: ['not-found', 'seed-in-use'],
  spec: 'decision 153',
  says: 'Reveal the seed of a round of the player’s own, and turn its table to the next one',
});

export const listRounds = call({
  stance: 'neutral',
  name: 'listRounds',
  method: 'POST',
  path: '/play/history/:page',
  audience: 'player',
  kind: 'read',
  rate: 'read',
  params: z.object({ page: PageNumber }),
  body: z.object({ gameId: z.optional(Id) }),
  out: pageOf(PlayedRound),
  refusals: [],
  spec: 'decision 25',
  says: 'Page N of the player’s own rounds, newest first, ten a page',
});

export const rotateSeed = call({
  stance: 'neutral',
  ...play,
  name: 'rotateSeed',
  method: 'POST',
  path: '/play/seed',
  body: z.object({ session, clientSeed }),
  out: z.object({ revealed: Fairness, next: Fairness }),
  refusals: ['link-invalid', 'seed-in-use'],
  says: 'Reveal the server seed and turn to the next one, whose hash was told before',
});
