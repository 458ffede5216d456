import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** What the browser lets this origin do; `default` means that nobody was asked yet. */
export type PushPermission = 'default' | 'granted' | 'denied';

/** Why nothing can be pushed here: no safe connection, no such browser, or it failed. */
export type PushGap = 'insecure' | 'missing' | 'failed';

/** What was chosen in this browser; kept under `push`. */
export interface PushChoice {
  /** Whose notifications are pushed to it. */
  player?: string | undefined;
  /** The question was waved away. */
  dismissed?: boolean | undefined;
}

/** What the service worker tells the page. */
export type PushWord =
  /** Something was pushed while this page could be seen: it is told here instead. */
  | { type: 'push.arrived'; category: string }
  /** The browser gave the subscription up. */
  | { type: 'push.lost' }
  /** A notification was clicked; a path below the origin. */
  | { type: 'push.followed'; to: string };

export type PushEvent =
  | SessionFact
  | { type: 'push.ask' }
  | { type: 'push.stop' }
  | { type: 'push.dismiss' }
  | { type: 'push.prepared'; permission: PushPermission }
  | { type: 'push.unsupported'; gap: PushGap }
  | { type: 'push.answered'; permission: PushPermission }
  | { type: 'push.registered' }
  | { type: 'push.refused'; problem: Problem }
  | { type: 'push.dropped' }
  /** Another tab turned it on or off: what it keeps now, as text. */
  | { type: 'push.chosen'; choice: string | null }
  | PushWord
  | ConnectionFound
  | PortFailed;

type Answered = { type: 'push.answered'; permission: PushPermission };

declare module '../kit/residents' {
  interface Residents {
    push: PushEvent;
  }
}

export const pushPorts = {
  /** Starts the service worker, which also keeps the shell for when there is no network. */
  'push.prepare': port<
    undefined,
    | { type: 'push.prepared'; permission: PushPermission }
    | { type: 'push.unsupported'; gap: PushGap }
  >('push.prepare'),
  /** The browser asks the player; it answers by itself where it was asked before. */
  'push.ask': port<undefined, Answered>('push.ask'),
  /**
   * Subscribes this browser under the platform's key, anew where that is another one now, and
   * tells the platform: PUT /auth/registerDeviceToken [§7 B].
   */
  'push.register': port<
    undefined,
    Answered | { type: 'push.registered' } | { type: 'push.refused'; problem: Problem }
  >('push.register'),
  /** Ends the subscription. `told`: DELETE /auth/registerDeviceToken; a session that ended is. */
  'push.drop': port<{ told: boolean }, { type: 'push.dropped' }>('push.drop'),
  /** Stays open: what the service worker tells. */
  'push.watch': port<undefined, PushWord>('push.watch'),
};
