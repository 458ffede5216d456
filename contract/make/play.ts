import type { Fairness, PlayedRound, PlaySession, Round, ShownRound } from '../play';

const SEED_DIGITS = 64;

/** What a round is verified with. */
export const aFairness = (given: Partial<Fairness> = {}): Fairness => ({
  commit: 'c'.repeat(SEED_DIGITS),
  clientSeed: 'fairground',
  nonce: 0,
  ...given,
});

/** The seeds of a seat whose next bet brings the player's. */
export const anUnboundSeat = (given: Partial<Fairness> = {}): Fairness =>
  aFairness({ clientSeed: '', next: 'd'.repeat(SEED_DIGITS), ...given });

/** A settled round of ten coins that paid twenty. */
export const aRound = (given: Partial<Round> = {}): Round => ({
  _id: 'round_0001',
  gameId: 'game_wheel',
  currency: 'COINS',
  state: 'settled',
  stake: 10,
  staked: 10,
  bet: {},
  actions: [],
  choices: [],
  outcome: {},
  pays: 20,
  jackpot: 0,
  openedAt: '2026-11-20T20:00:00.000Z',
  fairness: aFairness(),
  ...given,
});

/** An open round that awaits a step of the player. */
export const anUndecidedRound = (given: Partial<Round> = {}): Round =>
  aRound({ state: 'open', choices: ['hit', 'stand', 'double'], pays: 0, ...given });

/** A settled round of High Striker, as its player looks back at it. */
export const aPlayedRound = (given: Partial<PlayedRound> = {}): PlayedRound => ({
  ...aRound({
    gameId: 'game_high-striker',
    state: 'settled',
    stake: 50,
    staked: 50,
    bet: { direction: 'under', target: 5_000 },
    outcome: { roll: 2_317, won: true },
    pays: 99,
  }),
  game: {
    name: [{ lang: 'en', value: 'High Striker' }],
    defaultName: 'High Striker',
    urlFriendlyName: 'high-striker',
    engine: 'dice',
    skin: 'high-striker',
  },
  ...given,
});

/** That round, looked at for itself. */
export const aShownRound = (given: Partial<ShownRound> = {}): ShownRound => ({
  ...aPlayedRound(),
  course: [],
  ...given,
});

/** So many rounds, newest first. */
export const playedRounds = (count: number): PlayedRound[] =>
  Array.from({ length: count }, (_, index) =>
    aPlayedRound({
      _id: `round_${String(count - index).padStart(4, '0')}`,
      ...(index % 3 === 1 && { outcome: { roll: 7_004, won: false }, pays: 0 }),
    }),
  );

/** A sitting with a thousand coins and no open round. */
export const aPlaySession = (given: Partial<PlaySession> = {}): PlaySession => ({
  session: 'sitting-0000000000000001',
  gameId: 'game_wheel',
  currency: 'COINS',
  balance: 1_000,
  fairness: aFairness(),
  ...given,
});
