import type { ScratcherSource } from '../../../contract/scratcher';

/** What cards came for. */
export const sourceWords: Readonly<Record<ScratcherSource, string>> = {
  shop: 'Scratcher.From the shop',
  level: 'Scratcher.For reaching a level',
  achievement: 'Scratcher.For an achievement',
  tournament: 'Scratcher.For a place in a tournament',
};
