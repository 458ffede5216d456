import { aFairness, anUnboundSeat, aRound } from '../../contract/make/play';
import { problem } from '../../contract/problems';
import { aGamePage } from '../../machines/game/game.sample';
import { nobody, type PlayContext } from '../../machines/play/play.context';
import { aSitting } from '../../machines/play/play.sample';
import { aPlayMode } from '../../machines/play/playMode.sample';
import { PlayPage } from '../../src/views/play/PlayPage';
import { member } from '../support/evening';
import { pavilion, striker } from '../support/fair';
import { resident, shown, storyOf } from '../support/story';

export default { title: 'machines/play' };

const bet = { direction: 'under', target: 5_000 };
const open = aRound({
  gameId: striker._id,
  stake: 50,
  bet,
  outcome: { roll: 2_317, won: true },
  pays: 99,
});
const settled: typeof open = { ...open, state: 'settled' };
const asked = { ...nobody, gameId: striker._id, currency: 'COINS' };
const sitting = (given: Partial<PlayContext> = {}) =>
  aSitting({ gameId: striker._id, balance: 12_480, stake: 50, bet, round: undefined, ...given });

const around = {
  house: {
    ...member,
    game: ['shown', aGamePage({ page: false, game: striker })],
    // Until it is known what may be played the page does not sit down anew.
    playMode: ['loading', aPlayMode({ signedIn: true, age: 36, chosen: 'coins' })],
  },
  deaf: ['play'],
} as const;
const at = (value: string | object, context: PlayContext, direction?: 'rtl') =>
  storyOf(resident('play', value as string, context), <PlayPage />, {
    ...around,
    ...(direction !== undefined && { direction }),
    ...(context.session !== '' && {
      // Also where a low table has no room for it.
      play: async ({ canvas }) => void (await canvas.findByRole('slider', { hidden: true })),
    }),
  });

const hands = [{ cards: [34, 5], stake: 50, result: null, pays: 0 }];
const awaited = aRound({
  gameId: pavilion._id,
  stake: 50,
  staked: 50,
  choices: ['hit', 'stand', 'double'],
  outcome: { hands, active: 0, dealer: [51] },
  pays: 0,
});
const deciding = (value: string | object, given: Partial<PlayContext> = {}) =>
  storyOf(
    resident(
      'play',
      value as string,
      sitting({ gameId: pavilion._id, round: awaited, bet: {}, ...given }),
    ),
    <PlayPage />,
    {
      ...around,
      house: {
        ...around.house,
        game: ['shown', aGamePage({ slug: 'pavilion-blackjack', page: false, game: pavilion })],
      },
      play: async ({ canvas }) => void (await shown(canvas, 'status')),
    },
  );

export const Closed = at('closed', nobody);
export const Launching = at('launching', asked);
export const Seating = at('seating', { ...asked, launch: 'launch-000000000001' });
export const Elsewhere = at('elsewhere', {
  ...asked,
  address: 'https://games.acme.example/play?token=launch-000000000001',
});
export const Unlaunched = at('unlaunched', asked);
export const Refused = storyOf(
  resident('play', 'refused', {
    ...asked,
    problem: problem('play-refused', {
      rule: 'too-young',
      jurisdiction: 'United States of America',
      needs: 18,
    }),
  }),
  <PlayPage />,
  around,
);
export const LinkInvalid = storyOf(
  resident('play', 'refused', { ...asked, problem: problem('link-invalid') }),
  <PlayPage />,
  around,
);
export const Ready = at({ seated: 'ready' }, sitting());
/** Nothing was bet under this server seed: the first bet brings the player's. */
export const Unbound = at(
  { seated: 'ready' },
  sitting({ fairness: anUnboundSeat(), drawn: '8f14e45fceea167a5a36dedd4bea2543' }),
);
export const SeedTyped = at(
  { seated: 'ready' },
  sitting({ fairness: anUnboundSeat(), drawn: 'drawn', typed: 'a seed of my own' }),
);
/** The house pays the stake of some rounds. */
export const FreeSpins = at(
  { seated: 'ready' },
  sitting({ spins: { _id: 'spins_0001', stake: 50, left: 5 } }),
);
export const FreeSpinBetting = at(
  'betting',
  sitting({ spins: { _id: 'spins_0001', stake: 50, left: 5 }, free: 'spins_0001' }),
);
/** Coins went elsewhere: perhaps a round was opened there. */
export const Stirred = at({ seated: 'stirred' }, sitting({ balance: 12_430, beside: -50 }));
export const Looking = at({ seated: 'looking' }, sitting({ balance: 12_430, beside: -50 }));
export const ForFun = at({ seated: 'ready' }, sitting({ currency: 'FUN', balance: 10_000 }));
export const Betting = at('betting', sitting());
export const Unanswered = at('unanswered', sitting());
/** Also what a reload in the middle of a hand comes back to. */
export const Deciding = deciding({ deciding: 'asked' });
export const RoundStirred = deciding({ deciding: 'stirred' }, { beside: 100 });
export const RoundLooking = deciding({ deciding: 'looking' }, { beside: 100 });
export const StepRefused = deciding(
  { deciding: 'denied' },
  { balance: 20, problem: problem('insufficient-amount') },
);
export const Acting = deciding('acting', { action: { kind: 'hit' } });
export const Unacted = deciding('unacted', { action: { kind: 'hit' } });
export const Revealing = at('revealing', sitting({ round: open }));
/** The outcome stands; for a moment nothing is bet. */
export const Resting = at('resting', sitting({ round: settled }));
export const Settled = at({ seated: 'settled' }, sitting({ round: settled, balance: 12_579 }));
export const Lost = at(
  { seated: 'settled' },
  sitting({ round: { ...settled, outcome: { roll: 7_004, won: false }, pays: 0 } }),
);
export const Denied = at(
  { seated: 'denied' },
  sitting({ balance: 20, problem: problem('insufficient-amount') }),
);
export const Unturned = at({ seated: 'unturned' }, sitting({ round: settled }));
export const Rotating = at('rotating', sitting({ round: settled }));
export const Rotated = at(
  { seated: 'ready' },
  sitting({
    round: settled,
    revealed: aFairness({ serverSeed: 'd'.repeat(64) }),
    fairness: anUnboundSeat({ commit: 'd'.repeat(64), next: 'e'.repeat(64) }),
    drawn: '8f14e45fceea167a5a36dedd4bea2543',
  }),
);
export const InArabic = at({ seated: 'settled' }, sitting({ round: settled }), 'rtl');
