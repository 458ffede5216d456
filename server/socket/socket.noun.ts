import type { Noun } from '../noun';
import { socketRoutes } from './socket.routes';

export const socketNoun: Noun = {
  routes: [socketRoutes],
};
