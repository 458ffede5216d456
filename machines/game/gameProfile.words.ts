import type { Affiliate } from '../../contract/affiliate';
import type { PlayerAtGame } from '../../contract/game';
import type { PlayMode, PlayProof } from '../../contract/play.rules';
import type { Winner } from '../../contract/winner';
import type { MinutePassed } from '../clock/clock.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { GameFact } from './game.words';

/** What surrounds a game [§7 B games/{id}/profile]. */
export interface GameProfile {
  winners: Winner[];
  /** For each mode whether the player may play, as the server sees it [§5]. */
  play: Record<PlayMode, PlayProof>;
  affiliates: Affiliate[];
}

/** Which of an affiliate's addresses is opened. */
export type AffiliateLink = 'game' | 'website';

export type GameProfileEvent =
  | GameFact
  | { type: 'gameProfile.retry' }
  | ({ type: 'gameProfile.loaded' } & GameProfile)
  | { type: 'players.found'; items: PlayerAtGame[]; total: number }
  | { type: 'presence.changed'; playerId: string; presence: PlayerAtGame['presence'] }
  /** The link of an affiliate is opening in a new tab. */
  | { type: 'affiliate.open'; affiliateId: string; link: AffiliateLink }
  | { type: 'affiliate.clicked'; click: string }
  | MinutePassed
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    gameProfile: GameProfileEvent;
  }
}

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
