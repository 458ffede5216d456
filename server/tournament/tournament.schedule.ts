import type { Platform } from '../platform';
import type { Job } from '../store/job';
import { openTournament } from './tournament.command';

const CHECK_MS = 60_000;

/** Opens what comes again ahead of its time: what is open already stays as it is. */
export const scheduleTournaments = ({
  store,
  templates,
}: Pick<Platform, 'store' | 'templates'>): Job => ({
  name: 'tournament schedule',
  stance: 'neutral',
  everyMs: CHECK_MS,
  async run(now) {
    for (const { id, terms } of templates.announcedAt(now.getTime()))
      await openTournament({ store }, id, terms, now.toISOString());
  },
});
