import type { Noun } from '../noun';
import { roundKind } from './round.events';
import { openRoundsProjection, recentGamesProjection, roundsProjection } from './round.projection';
import { roundRoutes } from './round.routes';

export const roundNoun: Noun = {
  routes: [roundRoutes],
  kinds: [roundKind],
  projections: [recentGamesProjection, roundsProjection, openRoundsProjection],
  personal: [{ section: 'recentGames', table: 'recent_games', columns: ['player'] }],
};
