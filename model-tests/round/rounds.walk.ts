import { ROUNDS_PAGE } from '../../contract/limits';
import { aFairness, aShownRound, playedRounds } from '../../contract/make/play';
import { problem } from '../../contract/problems';
import { replayMachine } from '../../machines/round/replay.machine';
import { roundMachine } from '../../machines/round/round.machine';
import { roundsMachine } from '../../machines/round/rounds.machine';
import type { RoundsWords } from '../../machines/round/rounds.words';
import { shareMachine } from '../../machines/round/share.machine';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const roundsWalk = listWalk<RoundsWords>(silent(roundsMachine), {
  queries: [{}, { gameId: 'game_high-striker' }],
  items: playedRounds,
  page: ROUNDS_PAGE,
  max: ROUNDS_PAGE,
  events: [shownAt('/rounds')],
});

const revealed = aShownRound({ fairness: aFairness({ serverSeed: 'd'.repeat(64) }) });

export const roundWalk = walk({
  machine: silent(roundMachine),
  inputs: [undefined],
  events: [
    shownAt('/rounds/round_0001'),
    { type: 'round.visit', id: 'round_0001' },
    { type: 'round.visit', id: 'round_0002' },
    { type: 'round.visit', id: undefined },
    { type: 'round.retry' },
    { type: 'round.loaded', round: aShownRound() },
    { type: 'round.looked', round: aShownRound({ openedAt: undefined }) },
    { type: 'round.looked', round: revealed },
    { type: 'round.missing' },
    { type: 'round.verify' },
    { type: 'round.revealed', round: revealed },
    { type: 'round.refused', problem: problem('seed-in-use') },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'round.load' },
  ],
  view: ({ context: { id, isOwn, round } }) => [id, isOwn, round?.fairness.serverSeed],
});

/** One that was over with its bet, and one with two steps of its player. */
export const replayWalk = walk({
  machine: silent(replayMachine),
  inputs: [
    { engine: 'dice', outcomes: [{ roll: 2_317, won: true }], standMs: 900, isCalm: false },
    {
      engine: 'dice',
      outcomes: [100, 200, 300].map((roll) => ({ roll, won: true })),
      standMs: 900,
      isCalm: false,
    },
    { engine: 'dice', outcomes: [{ roll: 2_317, won: true }], standMs: 900, isCalm: true },
  ],
  events: [
    { type: 'replay.again' },
    { type: 'replay.skip' },
    { type: 'table.timed', steps: [700, 300] },
    { type: 'port.failed', port: 'table.time' },
  ],
  view: ({ context: { at, shown } }) => [at, shown],
});

export const shareWalk = walk({
  machine: silent(shareMachine),
  inputs: [{ path: '/rounds/round_0001', words: 'High Striker: 50 staked, 99 won' }],
  events: [
    { type: 'share.send' },
    { type: 'share.sent', how: 'copy' },
    { type: 'share.sent', how: 'sheet' },
    { type: 'share.spelled', link: 'https://fair.example/rounds/round_0001' },
    { type: 'port.failed', port: 'share.send' },
  ],
  view: ({ context }) => context.link,
});
