import type { Noun } from '../noun';
import { playRoutes } from './play.routes';
import { seatKind } from './seat.events';
import { sittingKind } from './sitting.events';

export const playNoun: Noun = {
  routes: [playRoutes],
  kinds: [sittingKind, seatKind],
};
