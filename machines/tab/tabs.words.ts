import type { Saying } from '../alert/alerts.words';
import type { SessionFact } from '../auth/session.words';
import { type PortFailed, port } from '../kit/port';
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

/** Take the lead from a tab that does not answer. */
export interface LeadCommand {
  type: 'lead.take';
}
export interface ChannelCommand {
  type: 'channel.say';
  word: Word;
}

declare module '../kit/residents' {
  interface Residents {
    tabs: TabsEvent;
  }
}

export const tabsPorts = {
  /** Stays open: tells when the page is looked at, hidden, put away and taken up again. */
  'tabs.page': port<undefined, PageFact>('tabs.page'),
  /**
   * Asks to be the one tab of this player that leads, and goes on asking. Whoever is not led is
   * followed at once; leaving its state, or a crash, gives the lead to the next.
   */
  'tabs.lead': port<
    { player: string },
    { type: 'tabs.led' } | { type: 'tabs.followed' } | { type: 'tabs.alone' },
    LeadCommand
  >('tabs.lead'),
  /** Stays open: what the player's other tabs say; says to all of them. */
  'tabs.channel': port<{ player: string }, Word, ChannelCommand>('tabs.channel'),
};
