import { getFlight } from '../../contract/flight';
import { on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { flightAt } from './flight.query';

/** The flights that everybody sees [decision 144]. */
export const flightRoutes = (platform: Platform): Route[] => [
  on(getFlight, async ({ params, now }) => {
    const listing = platform.catalogue.find(params.id);
    return listing?.rules?.isShared === true
      ? flightAt(platform, listing.game._id, Date.parse(now))
      : refused('not-found');
  }),
];
