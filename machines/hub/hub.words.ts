import type { AchievementChanged } from '../achievement/achievements.words';
import type { SessionFact } from '../auth/session.words';
import type { DailyChanged } from '../daily/daily.words';
import type { GiftChanged } from '../gift/gifts.words';
import type { IdentityChanged } from '../identity/identity.words';
import { consolePorts } from '../kit/console.words';
import { type PortFailed, port } from '../kit/port';
import type { LetterChanged } from '../letter/letters.words';
import type { MissionChanged } from '../mission/missions.words';
import type { NotificationTold } from '../notification/notifications.words';
import type { TransferChanged } from '../payment/transfers.words';
import type { ProtectionChanged } from '../protection/protection.words';
import type { RelationChanged } from '../relation/relation.words';
import type { ScratcherChanged } from '../scratcher/scratchers.words';
import type { SpinsChanged } from '../spin/spins.words';
import type { Word } from '../tab/tabs.channel';
import type { TabsFact } from '../tab/tabs.words';
import type { TicketChanged } from '../ticket/ticket.words';
import type { TournamentChanged } from '../tournament/tournament.words';
import type { WalletChanged } from '../wallet/wallet.words';

export type HubEvent =
  | SessionFact
  | TabsFact
  /** How the hub of the leading tab stands. */
  | Extract<Word, { type: 'tabs.told' }>
  /** The button, going on line, a tab that becomes visible: start again from the first delay. */
  | { type: 'hub.reset' }
  | { type: 'hub.stop' }
  /** The session holds a fresh token. */
  | { type: 'session.renewed' }
  | { type: 'hub.opened' }
  | { type: 'hub.dropped' }
  /** The token was refused (401). */
  | { type: 'hub.refused' }
  /** The closing handshake is done. */
  | { type: 'hub.closed' }
  /** A message to a named handler; `body` is its JSON text [§7]. In a tab that follows, relayed. */
  | { type: 'hub.received'; handler: string; body: string }
  /** The answer to a resume after a number, if there was one; on `reset` the missed are gone. */
  | Resumed
  /** An answer was read before the number that the hub began with: it may lack what came between. */
  | { type: 'hub.missed' }
  | PortFailed;

interface Resumed {
  type: 'hub.resumed';
  after?: number | undefined;
  sequence: number;
  missed: number;
  reset: boolean;
}

/** What hub messages become for the residents. */
export type HubFact =
  | WalletChanged
  | { type: 'player.changed'; changed: string[] }
  | NotificationTold
  | LetterChanged
  | GiftChanged
  | AchievementChanged
  | DailyChanged
  | ProtectionChanged
  | TransferChanged
  | IdentityChanged
  | MissionChanged
  | RelationChanged
  | ScratcherChanged
  | SpinsChanged
  | TicketChanged
  | TournamentChanged
  | { type: 'presence.changed'; playerId: string; presence: 'online' | 'recent' | 'offline' };

export type HubCommand =
  /** Close with a handshake; answered with `hub.closed`. */
  | { type: 'connection.close' }
  /** Ask for the messages after this number; answered with `hub.resumed`. */
  | { type: 'connection.resume'; after: number };

declare module '../kit/residents' {
  interface Residents {
    hub: HubEvent;
  }
}

export const hubPorts = {
  /**
   * One attempt to connect, then the life of that connection. The adapter reads the stored token,
   * and never reconnects by itself: the machine owns the schedule. It resumes at once: after `after`
   * or, on the first connection, after the number of the oldest answer that the page was given.
   */
  'hub.connection': port<
    { after: number | undefined },
    | { type: 'hub.opened' }
    | { type: 'hub.dropped' }
    | { type: 'hub.refused' }
    | { type: 'hub.closed' }
    | { type: 'hub.received'; handler: string; body: string }
    | Resumed
    | { type: 'hub.missed' },
    HubCommand
  >('hub.connection'),
  ...consolePorts,
};
