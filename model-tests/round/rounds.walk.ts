import { aPlayedRound, playedRounds } from '../../contract/make/play';
import { roundMachine } from '../../machines/round/round.machine';
import { roundsMachine } from '../../machines/round/rounds.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const roundsWalk = walk({
  machine: silent(roundsMachine),
  inputs: [undefined],
  events: [
    { type: 'rounds.visit', wanted: {} },
    { type: 'rounds.visit', wanted: { gameId: 'game_high-striker' } },
    { type: 'rounds.visit', wanted: undefined },
    { type: 'rounds.more' },
    { type: 'rounds.retry' },
    { type: 'rounds.loaded', items: playedRounds(10), total: 15 },
    { type: 'rounds.loaded', items: [], total: 0 },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'rounds.load' },
  ],
  view: ({ context }) => [context.wanted, context.list.pages],
});

export const roundWalk = walk({
  machine: silent(roundMachine),
  inputs: [undefined],
  events: [
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
