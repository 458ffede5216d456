import type { Noun } from '../noun';
import { roundKind } from './round.events';
import {
  openRoundsProjection,
  recentGamesProjection,
  roundsProjection,
  winnersProjection,
} from './round.projection';
import { roundRoutes } from './round.routes';

export const roundNoun: Noun = {
  routes: [roundRoutes],
  kinds: [roundKind],
  projections: [winnersProjection, recentGamesProjection, roundsProjection, openRoundsProjection],
  personal: [
    { section: 'wins', table: 'winners', columns: ['player'] },
    { section: 'recentGames', table: 'recent_games', columns: ['player'] },
  ],
};
