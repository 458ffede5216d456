import type { ScratcherMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { scratcherQuery } from './scratcher.query';

/** A fact of scratch cards to whom they belong: the config as the lists show it, and the counters. */
export const enrichScratcher = (platform: Pick<Platform, 'sql' | 'store' | 'secrets'>): Enrich => {
  const { byId, counters } = scratcherQuery(platform);
  return async ({ player }, facts) => {
    const ids = facts.map(({ body }) => String(body['ScratcherId']));
    const [found, Counters] = await Promise.all([byId(ids), counters(player)]);
    return ids.map((id): Omit<ScratcherMessage, 'ScratcherId'> => {
      const Scratcher = found.get(id);
      return { Counters, ...(Scratcher !== undefined && { Scratcher }) };
    });
  };
};
