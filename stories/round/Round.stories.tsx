import { aFairness, aShownRound } from '../../contract/make/play';
import type { ShownRound } from '../../contract/play';
import { problem } from '../../contract/problems';
import { replayMachine } from '../../machines/round/replay.machine';
import type { RoundContext } from '../../machines/round/round.machine';
import { aLook } from '../../machines/round/round.sample';
import { RoundPage } from '../../src/views/round/RoundPage';
import { member } from '../support/evening';
import { mounted, resident, shown, storyOf } from '../support/story';

export default { title: 'machines/round' };

/** The board as it ended; the frozen round alone would have none. */
const board = ({ _id, game: played, course, outcome }: ShownRound) =>
  mounted(`replay ${_id}`, 'replay', replayMachine, 'over', {
    engine: played?.engine ?? '',
    outcomes: [...course.map((stood) => stood.outcome), outcome],
    standMs: 900,
    isCalm: true,
    at: course.length,
    steps: [],
    shown: 0,
  });
const at = (
  value: object | string,
  round: ShownRound | undefined,
  role?: string,
  more: Partial<RoundContext> = {},
) => {
  const { still, stills } = resident('round', value as string, aLook({ round, ...more }));
  const all = { ...stills, ...(round !== undefined && board(round).stills) };
  return storyOf({ still, stills: all }, <RoundPage />, {
    house: member,
    ...(role !== undefined && { play: async ({ canvas }) => void (await shown(canvas, role)) }),
  });
};
const game = (engine: string, skin: string, defaultName: string): ShownRound['game'] => ({
  name: [],
  defaultName,
  urlFriendlyName: skin,
  engine,
  skin,
});
const revealed = aFairness({ serverSeed: 'd'.repeat(64) });

export const Closed = at('closed', undefined);
export const Loading = at({ open: 'loading' }, undefined);
export const Looking = at({ open: 'looking' }, undefined);
export const Missing = at({ open: 'missing' }, undefined);
export const Failed = at({ open: 'failed' }, undefined);
export const Shown = at({ open: { shown: 'unverified' } }, aShownRound(), 'img');
export const Blackjack = at(
  { open: { shown: 'unverified' } },
  aShownRound({
    game: game('blackjack', 'pavilion-blackjack', 'Pavilion Blackjack'),
    fairness: revealed,
    staked: 100,
    pays: 200,
    bet: {},
    actions: [{ kind: 'double' }],
    outcome: {
      hands: [{ cards: [34, 5, 8], stake: 100, result: 'win', pays: 200 }],
      active: null,
      dealer: [51, 6],
    },
  }),
  'img',
);
/** Nobody played it to its end. */
export const Idle = at(
  { open: { shown: 'unverified' } },
  aShownRound({
    game: game('blackjack', 'pavilion-blackjack', 'Pavilion Blackjack'),
    idle: true,
    pays: 0,
    bet: {},
    actions: [{ kind: 'stand' }],
    outcome: {
      hands: [{ cards: [34, 5], stake: 50, result: 'lose', pays: 0 }],
      active: null,
      dealer: [51, 6, 8],
    },
  }),
  'img',
);
export const Poker = at(
  { open: { shown: 'unverified' } },
  aShownRound({
    game: game('poker', 'arcade-jacks', 'Arcade Jacks'),
    fairness: revealed,
    pays: 150,
    bet: {},
    actions: [{ kind: 'draw', hold: [0, 2] }],
    outcome: {
      dealt: [36, 3, 49, 21, 0],
      cards: [36, 6, 49, 23, 40],
      held: [0, 2],
      hand: 'three-of-a-kind',
    },
  }),
  'img',
);
export const Roulette = at(
  { open: { shown: 'unverified' } },
  aShownRound({
    game: game('roulette', 'promenade-roulette', 'Promenade Roulette'),
    fairness: revealed,
    pays: 350,
    bet: { chips: [{ kind: 'straight', numbers: [17], amount: 10 }] },
    outcome: { number: 17, pays: [360] },
  }),
  'img',
);
export const Undecided = at(
  { open: { shown: 'unverified' } },
  aShownRound({
    game: game('blackjack', 'pavilion-blackjack', 'Pavilion Blackjack'),
    state: 'open',
    choices: ['hit', 'stand', 'double'],
    bet: {},
    outcome: {
      hands: [{ cards: [34, 5], stake: 50, result: null, pays: 0 }],
      active: 0,
      dealer: [51],
    },
    pays: 0,
  }),
  'img',
);
export const OfASupplier = at(
  { open: { shown: 'unverified' } },
  aShownRound({ game: undefined, supplier: 'Harbour Games' }),
);
const dice = { outcome: { roll: 2_317, won: true } };
export const Revealing = at({ open: { shown: 'revealing' } }, aShownRound(dice), 'img');
export const Refused = at({ open: { shown: 'refused' } }, aShownRound(dice), 'img', {
  problem: problem('seed-in-use'),
});
export const Unrevealed = at({ open: { shown: 'unrevealed' } }, aShownRound(dice), 'img');
export const Verified = at(
  { open: { shown: 'verified' } },
  aShownRound({ ...dice, fairness: revealed }),
  'img',
);
/** As whoever has its address sees it. */
export const Shared = at(
  { open: { shown: 'unverified' } },
  aShownRound({ ...dice, openedAt: undefined, fairness: aFairness({ clientSeed: '' }) }),
  'img',
  { isOwn: false },
);
