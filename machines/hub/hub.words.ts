import type { SessionFact } from '../auth/session.words';
import type { GiftChanged } from '../gift/gifts.words';
import { consolePorts } from '../kit/console.words';
import { type PortFailed, port } from '../kit/port';
import type { LetterChanged } from '../letter/letters.words';
import type { NotificationTold } from '../notification/notifications.words';
import type { Word } from '../tab/tabs.channel';
import type { TabsFact } from '../tab/tabs.words';

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
  /** The answer to a resume; on `reset` the missed messages are gone. */
  | { type: 'hub.resumed'; sequence: number; missed: number; reset: boolean }
  | PortFailed;

/** What hub messages become for the residents. */
export type HubFact =
  | { type: 'wallet.changed'; balances: { currency: string; balance: number }[]; delay: number }
  | { type: 'player.changed'; changed: string[] }
  | NotificationTold
  | LetterChanged
  | GiftChanged
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
   * and never reconnects by itself: the machine owns the schedule. With `after` it resumes at once.
   */
  'hub.connection': port<
    { after: number | undefined },
    | { type: 'hub.opened' }
    | { type: 'hub.dropped' }
    | { type: 'hub.refused' }
    | { type: 'hub.closed' }
    | { type: 'hub.received'; handler: string; body: string }
    | { type: 'hub.resumed'; sequence: number; missed: number; reset: boolean },
    HubCommand
  >('hub.connection'),
  ...consolePorts,
};
