import { aGame } from '../../contract/make/game';
import { gameMachine } from '../../machines/game/game.machine';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const gameWalk = walk({
  machine: silent(gameMachine),
  inputs: [undefined],
  events: [
    shownAt('/games/lucky-wheel'),
    { type: 'game.show', slug: 'lucky-wheel', page: true },
    { type: 'game.show', slug: 'lucky-wheel', page: false },
    { type: 'game.show', slug: 'high-striker', page: true },
    { type: 'residents.arrived', names: ['everyone'] },
    { type: 'session.opened', playerId: 'player_ann1' },
    { type: 'session.closed' },
    { type: 'game.leave' },
    { type: 'game.retry' },
    { type: 'game.loaded', game: aGame() },
    { type: 'game.missing' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'game.load' },
  ],
  view: ({ context: { slug, page, signedIn } }) => [slug, page, signedIn],
});
