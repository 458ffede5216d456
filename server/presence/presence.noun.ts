import type { Noun } from '../noun';
import { announcePresence } from './presence.broadcast';
import { presenceRoutes } from './presence.routes';
import { sharePresence } from './presence.share';

export const presenceNoun: Noun = {
  routes: [presenceRoutes],
  async inEachProcess(platform, hub) {
    const { sql, presence, log } = platform;
    const hush = announcePresence(platform, hub);
    const share = sharePresence(sql, presence, (message, error) => log.error({ error }, message));
    await share.turn();
    return async () => {
      await share.stop();
      hush();
    };
  },
};
