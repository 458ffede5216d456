import type { Game } from '../../contract/game';
import { port } from '../kit/port';

export const gamePorts = {
  /** POST /games/{id} [§7 B]; the url-friendly name serves as id. */
  'game.load': port<
    { slug: string },
    { type: 'game.loaded'; game: Game } | { type: 'game.missing' }
  >('game.load'),
};
