import type { Noun } from '../noun';
import { entryKind } from './entry.events';
import { enrichTournament } from './tournament.enrich';
import { tournamentKind } from './tournament.events';
import { tellTournaments } from './tournament.news';
import { tournamentsProjection, tournamentTimersProjection } from './tournament.projection';
import { tournamentRoutes } from './tournament.routes';
import { scheduleTournaments } from './tournament.schedule';
import { tournamentTimers } from './tournament.timers';
import { withdrawClosed, withdrawPaused } from './tournament.withdraw';

export const tournamentNoun: Noun = {
  routes: [tournamentRoutes],
  kinds: [tournamentKind, entryKind],
  projections: [tournamentsProjection, tournamentTimersProjection],
  consumers: (platform) => [withdrawClosed(platform), withdrawPaused(platform)],
  jobs: (platform) => (platform.config.TOURNAMENTS ? [scheduleTournaments(platform)] : []),
  timers: (platform) => tournamentTimers(platform),
  inEachProcess: async (platform) => tellTournaments(platform),
  enriches: (platform) => ({ tournament: enrichTournament(platform) }),
  personal: [
    { section: 'tournaments', table: 'tournament_entries', columns: ['player'] },
    { section: 'tournamentRounds', table: 'tournament_rounds', columns: ['player'] },
  ],
};
