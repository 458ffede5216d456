import { inMemory, type Noun } from '../noun';
import { holidaysKind } from './holiday.events';
import { holidaysProjection } from './holiday.projection';
import { holidayRoutes } from './holiday.routes';

export const holidayNoun: Noun = {
  routes: [holidayRoutes],
  kinds: [holidaysKind],
  projections: [holidaysProjection],
  ...inMemory('holiday.turned', ({ holidays }) => holidays),
};
