import type { Noun } from '../noun';
import { type HolidayEvent, holidaysKind } from './holiday.events';
import { holidaysProjection } from './holiday.projection';
import { holidayRoutes } from './holiday.routes';

export const holidayNoun: Noun = {
  routes: [holidayRoutes],
  kinds: [holidaysKind],
  projections: [holidaysProjection],
  prepare: ({ holidays, store }) => holidays.read(store),
  reactions: ({ holidays }) => ({
    'holiday.turned': (body) => holidays.turn(body as unknown as HolidayEvent),
  }),
};
