import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';

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
