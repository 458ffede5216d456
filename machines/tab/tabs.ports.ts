import { port } from '../kit/port';
import type { PageFact } from './tabs.events';
import type { Word } from './tabs.channel';

/** Take the lead from a tab that does not answer. */
export interface LeadCommand {
  type: 'lead.take';
}
export interface ChannelCommand {
  type: 'channel.say';
  word: Word;
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
