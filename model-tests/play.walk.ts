import { aFairness, anUndecidedRound, aPlaySession, aRound } from '../contract/make/play';
import { problem } from '../contract/problems';
import { playMachine } from '../machines/play/play.machine';
import { silent } from './support/silent';
import { walk } from './support/walk';

export const playWalk = walk({
  machine: silent(playMachine),
  inputs: [undefined],
  events: [
    { type: 'session.closed' },
    { type: 'play.launch', gameId: 'game_wheel', currency: 'COINS' },
    { type: 'play.visit', sits: false },
    { type: 'play.bet', stake: 10, bet: {} },
    { type: 'play.bet', stake: 1_000_000, bet: {} },
    { type: 'play.act', action: { kind: 'hit' } },
    { type: 'play.act', action: { kind: 'fold' } },
    { type: 'play.act', action: { kind: 'double' }, raise: 1_000_000 },
    { type: 'play.reveal' },
    { type: 'play.retry' },
    { type: 'play.rotateSeed', clientSeed: 'mine' },
    { type: 'play.launched', launch: 'launch-000000000001' },
    { type: 'play.seated', session: aPlaySession() },
    { type: 'play.seated', session: aPlaySession({ round: aRound() }) },
    { type: 'round.opened', round: aRound(), balance: 990 },
    { type: 'play.seated', session: aPlaySession({ round: anUndecidedRound() }) },
    { type: 'round.opened', round: anUndecidedRound(), balance: 990 },
    { type: 'round.acted', round: anUndecidedRound({ actions: [{ kind: 'hit' }] }), balance: 990 },
    { type: 'round.acted', round: aRound({ actions: [{ kind: 'stand' }] }), balance: 990 },
    { type: 'round.settled', round: aRound({ state: 'settled' }), balance: 1_010 },
    { type: 'seed.rotated', revealed: aFairness({ serverSeed: 's' }), next: aFairness() },
    { type: 'play.refused', problem: problem('insufficient-amount') },
    { type: 'play.refused', problem: problem('step-illegal') },
    { type: 'play.refused', problem: problem('link-invalid') },
    { type: 'port.failed', port: 'play.bet' },
  ],
  view: () => undefined,
});
