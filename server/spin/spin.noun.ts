import type { Noun } from '../noun';
import { enrichSpins } from './spin.enrich';
import { spinKind } from './spin.events';
import { spinsProjection } from './spin.projection';
import { spinRoutes } from './spin.routes';

export const spinNoun: Noun = {
  routes: [spinRoutes],
  kinds: [spinKind],
  projections: [spinsProjection],
  enriches: (platform) => ({ spins: enrichSpins(platform) }),
  personal: [{ section: 'freeSpins', table: 'free_spins', columns: ['player'] }],
};
