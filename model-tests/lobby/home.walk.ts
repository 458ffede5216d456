import { aGameCard } from '../../contract/make/game';
import { homeMachine } from '../../machines/lobby/home.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const homeWalk = walk({
  machine: silent(homeMachine),
  inputs: [{ isMember: false }, { isMember: true }],
  events: [
    { type: 'residents.arrived', names: ['home'] },
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'home.refresh' },
    { type: 'home.loaded', featured: [aGameCard()], recent: [aGameCard({ _id: 'game_dice' })] },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'home.load' },
  ],
  view: () => undefined,
});
