import type { Noun } from '../noun';
import { countryRoutes } from './country.routes';

export const countryNoun: Noun = {
  routes: [countryRoutes],
};
