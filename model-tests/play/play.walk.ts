import {
  aFairness,
  anUnboundSeat,
  anUndecidedRound,
  aPlaySession,
  aRound,
} from '../../contract/make/play';
import { someFreeSpins } from '../../contract/make/spin';
import type { PlaySession } from '../../contract/play';
import { problem } from '../../contract/problems';
import { playMachine } from '../../machines/play/play.machine';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

/** Of blackjack, so that the walk on the page has a table to walk on. */
const outcome = {
  hands: [{ cards: [34, 5], stake: 10, result: null, pays: 0 }],
  active: 0,
  dealer: [51],
};
const decided = { ...outcome, active: null, dealer: [51, 6] };
const settled = aRound({ outcome: decided });
const seated = (session: PlaySession) => ({
  type: 'play.seated' as const,
  session,
  visit: 'visit-0001',
  drawn: 'drawn',
});
const undecided = anUndecidedRound({ outcome });

/** Of a flight for everybody, as far as the chart tells it from another round. */
const flown = {
  ...undecided,
  fairness: aFairness({ nonce: 42 }),
  flight: { day: '2026-11-20', startsAt: '2026-11-20T20:00:00.000Z' },
};

export const playWalk = walk({
  machine: silent(playMachine),
  inputs: [undefined],
  events: [
    shownAt('/'),
    { type: 'session.closed' },
    { type: 'playMode.decided', gameId: 'game_wheel', currency: 'COINS' },
    { type: 'playMode.decided', gameId: 'game_wheel', currency: 'FUN' },
    { type: 'play.visit', sits: false },
    { type: 'play.bet', stake: 10, bet: {} },
    { type: 'play.bet', stake: 1_000_000, bet: {} },
    { type: 'play.spinFree', bet: {} },
    { type: 'spins.changed', spins: [someFreeSpins()] },
    { type: 'spins.changed', spins: [] },
    { type: 'play.act', action: { kind: 'hit' } },
    { type: 'play.act', action: { kind: 'fold' } },
    { type: 'play.act', action: { kind: 'double' }, raise: 1_000_000 },
    { type: 'table.laid' },
    { type: 'play.reveal' },
    { type: 'play.retry' },
    { type: 'play.forFun' },
    { type: 'play.rotateSeed' },
    { type: 'play.typeSeed', clientSeed: 'mine' },
    { type: 'play.launched', launch: 'launch-000000000001' },
    { type: 'play.kept', session: 'sitting-0000000000000001' },
    { type: 'play.elsewhere', address: 'https://games.example/play' },
    seated(aPlaySession()),
    seated(aPlaySession({ fairness: anUnboundSeat() })),
    seated(aPlaySession({ spins: { _id: 'spins_0001', stake: 20, left: 5 } })),
    { type: 'round.opened', round: settled, balance: 1_010 },
    { type: 'round.opened', round: { ...settled, pays: 0 }, balance: 990 },
    seated(aPlaySession({ round: undecided })),
    { type: 'round.opened', round: undecided, balance: 990 },
    { type: 'round.opened', round: flown, balance: 990 },
    { type: 'flight.ended', gameId: 'game_wheel', day: '2026-11-20', number: 42 },
    { type: 'flight.ended', gameId: 'game_wheel', day: '2026-11-20', number: 1 },
    { type: 'round.acted', round: { ...undecided, actions: [{ kind: 'hit' }] }, balance: 990 },
    { type: 'round.acted', round: { ...settled, actions: [{ kind: 'stand' }] }, balance: 1_010 },
    {
      type: 'seed.rotated',
      revealed: aFairness({ serverSeed: 's' }),
      next: anUnboundSeat(),
      drawn: 'drawn anew',
    },
    { type: 'play.refused', problem: problem('insufficient-amount') },
    { type: 'play.refused', problem: problem('step-illegal') },
    { type: 'play.refused', problem: problem('link-invalid') },
    { type: 'wallet.told', balances: [{ currency: 'COINS', balance: 1_100 }] },
    { type: 'wallet.told', balances: [{ currency: 'EUR', balance: 1_100 }] },
    { type: 'connection.seen' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'play.bet' },
  ],
  // Whether the seat is one that was there before, whether it awaits its player's seed, and whether a
  // show ends with a win.
  view: (play) => {
    const { launch, fairness, round, spins, free } = play.context;
    if (play.matches('seating')) return launch === '';
    if (play.matches({ seated: 'ready' }))
      return [fairness?.clientSeed === '', spins !== undefined];
    if (play.matches('betting')) return free !== undefined;
    if (play.matches('deciding')) return round?.flight !== undefined;
    return play.matches('revealing') && round?.pays === 0;
  },
});
