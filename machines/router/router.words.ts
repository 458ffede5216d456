import type { PlayMode } from '../../contract/play.rules';
import type { SessionFact } from '../auth/session.words';
import { type PortFailed, port } from '../kit/port';
import type { ResidentsArrived } from '../kit/residents';
import type { Route } from './router.rules';

/** A screen is shown; published at each of its addresses, and again to those who arrive later. */
export interface RouteShown {
  type: 'route.shown';
  route: Route;
}

export type RouterEvent =
  | SessionFact
  | ResidentsArrived
  /** A path below the origin, with its query: `/games/wheel?x=1`. */
  | { type: 'router.go'; to: string; smooth?: boolean }
  | { type: 'router.replace'; to: string }
  /** Another query of the same screen takes its place; another screen is gone to. */
  | { type: 'router.refine'; to: string }
  /** The mode that a game is played in: a table of another one gives way to its own. */
  | { type: 'router.play'; mode: PlayMode }
  /** The browser's back and forward buttons. */
  | { type: 'router.moved'; to: string }
  /** What the start-up call and the lock's storage say. */
  | { type: 'branding.known'; magicRequired: boolean }
  | { type: 'magic.opened' }
  | { type: 'player.known'; isVerified: boolean }
  | PortFailed;

export type LocationCommand =
  | { type: 'location.push'; to: string; smooth?: boolean }
  | { type: 'location.replace'; to: string };

declare module '../kit/residents' {
  interface Residents {
    router: RouterEvent;
  }
}

export const routerPorts = {
  /** Stays open: tells where back and forward lead, writes where the product goes. A path is
   * below the origin, with its query. */
  'router.location': port<undefined, { type: 'router.moved'; to: string }, LocationCommand>(
    'router.location',
  ),
};
