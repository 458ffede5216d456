import { ROUNDS_PAGE } from '../../contract/limits';
import { aPlayedRound, playedRounds } from '../../contract/make/play';
import { roundMachine } from '../../machines/round/round.machine';
import { roundsMachine } from '../../machines/round/rounds.machine';
import type { RoundsWords } from '../../machines/round/rounds.words';
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

export const roundWalk = walk({
  machine: silent(roundMachine),
  inputs: [undefined],
  events: [
    shownAt('/rounds/round_0001'),
    { type: 'round.visit', id: 'round_0001' },
    { type: 'round.visit', id: 'round_0002' },
    { type: 'round.visit', id: undefined },
    { type: 'round.retry' },
    { type: 'round.loaded', round: aPlayedRound() },
    { type: 'round.missing' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'round.load' },
  ],
  view: ({ context }) => context.id,
});
