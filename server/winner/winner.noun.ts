import type { Noun } from '../noun';
import { winnersProjection } from './winner.projection';
import { winnerRoutes } from './winner.routes';

export const winnerNoun: Noun = {
  routes: [winnerRoutes],
  projections: [winnersProjection],
  personal: [{ section: 'wins', table: 'winners', columns: ['player'] }],
};
