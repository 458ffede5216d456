import type { Noun } from '../noun';
import { finishIdleRounds } from './play.command';
import { playRoutes } from './play.routes';
import { revealRoutes } from './reveal.routes';
import { seatKind } from './seat.events';
import { sittingKind } from './sitting.events';

/** How often rounds are looked for that nobody plays on. */
const IDLE_CHECK_MS = 60_000;

export const playNoun: Noun = {
  routes: [playRoutes, revealRoutes],
  kinds: [sittingKind, seatKind],
  jobs: (platform) => [
    {
      name: 'idle rounds',
      stance: 'pays out',
      everyMs: IDLE_CHECK_MS,
      run: (now) => finishIdleRounds(platform, now),
    },
  ],
};
