import type { Noun } from '../noun';
import { flightKind } from './flight.events';
import { tellFlights } from './flight.news';
import { ridersProjection } from './flight.projection';
import { flightRoutes } from './flight.routes';
import { dayAfter, dayOf } from './flight.schedule';
import { flightTimer } from './flight.timers';

/** How often it is looked whether the next day's flights are sealed. */
const SEAL_MS = 60 * 60 * 1_000;

export const flightNoun: Noun = {
  routes: [flightRoutes],
  kinds: [flightKind],
  projections: [ridersProjection],
  timers: (platform) => [flightTimer(platform)],
  jobs: ({ flights, catalogue }) => [
    {
      name: 'flight seals',
      stance: 'neutral',
      everyMs: SEAL_MS,
      async run(now) {
        const today = dayOf(now.getTime());
        for (const { game, rules } of catalogue.all) {
          if (rules?.isShared !== true) continue;
          for (const day of [today, dayAfter(today)]) await flights.day(game._id, day);
        }
      },
    },
  ],
  inEachProcess: async (platform) => tellFlights(platform),
};
