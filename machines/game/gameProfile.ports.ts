import type { PlayerAtGame } from '../../contract/game';
import { port } from '../kit/port';
import type { AffiliateLink, GameProfile } from './gameProfile.events';

export const gameProfilePorts = {
  /** GET /games/{id}/profile [§7 B]. */
  'gameProfile.load': port<{ gameId: string }, { type: 'gameProfile.loaded' } & GameProfile>(
    'gameProfile.load',
  ),
  /** GET /games/get/{id}/online [§7 B]. */
  'players.find': port<
    { gameId: string },
    { type: 'players.found'; items: PlayerAtGame[]; total: number }
  >('players.find'),
  /** POST /games/affiliates/click/{id} [§7 B]; `click` comes back, to tell one from the next. */
  'affiliate.click': port<
    { affiliateId: string; gameId: string; link: AffiliateLink; click: string },
    { type: 'affiliate.clicked'; click: string }
  >('affiliate.click'),
};
