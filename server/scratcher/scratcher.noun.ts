import { inMemory, type Noun } from '../noun';
import { enrichScratcher } from './scratcher.enrich';
import { scratcherKind, scratchersKind } from './scratcher.events';
import { scratchersProjection } from './scratcher.projection';
import { scratcherRoutes } from './scratcher.routes';

export const scratcherNoun: Noun = {
  routes: [scratcherRoutes],
  kinds: [scratcherKind, scratchersKind],
  ...inMemory('scratcher.turned', ({ scratchers }) => scratchers),
  projections: [scratchersProjection],
  enriches: (platform) => ({ scratcher: enrichScratcher(platform) }),
  personal: [{ section: 'scratchers', table: 'scratchers', columns: ['player'] }],
};
