import type { Noun } from '../noun';
import { returnsProjection } from './return.projection';
import { roundKind } from './round.events';
import { openRoundsProjection, recentGamesProjection, roundsProjection } from './round.projection';
import { roundRoutes } from './round.routes';

export const roundNoun: Noun = {
  routes: [roundRoutes],
  kinds: [roundKind],
  projections: [recentGamesProjection, roundsProjection, openRoundsProjection, returnsProjection],
  personal: [{ section: 'recentGames', table: 'recent_games', columns: ['player'] }],
};
