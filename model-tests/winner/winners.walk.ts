import { aWinner } from '../../contract/make/winner';
import { winnersMachine } from '../../machines/winner/winners.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const winnersWalk = walk({
  machine: silent(winnersMachine),
  inputs: [undefined],
  events: [
    { type: 'winners.refresh' },
    { type: 'winners.announced' },
    { type: 'winners.loaded', coins: [aWinner()], money: [], superJackpot: [] },
    { type: 'presence.changed', playerId: 'player_bob1', presence: 'offline' },
    { type: 'clock.minutePassed', at: 60_000 },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'winners.load' },
  ],
  view: ({ context }) => context.behind,
});
