import { aGame } from '../contract/make/game';
import { gameMachine } from '../machines/game/game.machine';
import { silent } from './support/silent';
import { walk } from './support/walk';

export const gameWalk = walk({
  machine: silent(gameMachine),
  inputs: [undefined],
  events: [
    { type: 'game.show', slug: 'lucky-wheel' },
    { type: 'game.leave' },
    { type: 'game.retry' },
    { type: 'game.loaded', game: aGame() },
    { type: 'game.missing' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'game.load' },
  ],
  view: ({ context }) => context.slug,
});
