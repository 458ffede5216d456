import type { GameCard, GameFilter } from '../../contract/game';
import { port } from '../kit/port';

export const lobbyPorts = {
  /** POST /games/find [§7 B]; `pageIndex` is 0-based. */
  'lobby.find': port<
    { pageIndex: number; filter: GameFilter },
    { type: 'lobby.found'; items: GameCard[]; total: number }
  >('lobby.find'),
};
