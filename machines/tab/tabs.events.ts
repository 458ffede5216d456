import type { Saying } from '../alert/alerts.events';
import type { SessionFact } from '../auth/session.events';
import type { PortFailed } from '../kit/port';
import type { Word } from './tabs.channel';

/** Told to residents that do what only one tab may do; a tab that stands alone leads. */
export type TabsFact =
  | { type: 'tabs.led' }
  | { type: 'tabs.followed' }
  /** The page was put away: it neither leads nor hears. */
  | { type: 'tabs.rested' };

/** What the browser does with the page. */
export type PageFact =
  | { type: 'tabs.seen' }
  | { type: 'tabs.hidden' }
  /** Frozen, or kept for the way back. */
  | { type: 'tabs.rested' }
  | { type: 'tabs.woken' };

export type TabsEvent =
  | SessionFact
  | TabsFact
  | PageFact
  | Word
  /** This browser cannot tell tabs apart. */
  | { type: 'tabs.alone' }
  /** Something has arrived: say so where the player looks. */
  | ({ type: 'tabs.announce' } & Saying)
  /** Here the player wants the leader's hub to try again now. */
  | { type: 'tabs.nudge' }
  /** How the hub of this tab stands. */
  | { type: 'hub.told'; offline: boolean; sequence: number | undefined; isReset: boolean }
  /** The hub of this tab has taken a message in. */
  | { type: 'hub.delivered'; handler: string; body: string; sequence: number | undefined }
  | PortFailed;
