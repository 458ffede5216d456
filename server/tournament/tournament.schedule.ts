import type { Platform } from '../platform';
import type { Job } from '../store/job';
import { openTournament } from './tournament.command';
import { occurrencesAt, tournamentTemplates } from './tournament.templates';

const CHECK_MS = 60_000;

/** Opens what comes again ahead of its time: what is open already stays as it is. */
export const scheduleTournaments = ({ store }: Pick<Platform, 'store'>): Job => ({
  name: 'tournament schedule',
  stance: 'neutral',
  everyMs: CHECK_MS,
  async run(now) {
    for (const template of tournamentTemplates)
      for (const { id, terms } of occurrencesAt(template, now.getTime()))
        await openTournament({ store }, id, terms, now.toISOString());
  },
});
