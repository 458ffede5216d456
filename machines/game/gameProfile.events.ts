import type { Affiliate } from '../../contract/affiliate';
import type { PlayerAtGame } from '../../contract/game';
import type { PlayMode, PlayProof } from '../../contract/play.rules';
import type { Winner } from '../../contract/winner';
import type { MinutePassed } from '../clock/clock.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';
import type { GameFact } from './game.events';

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
