import type { LateArrived } from '../app/late.events';
import type { SessionFact } from '../auth/session.events';
import type { PortFailed } from '../kit/port';

export type RouterEvent =
  | SessionFact
  | LateArrived
  /** A path below the origin, with its query: `/games/wheel?x=1`. */
  | { type: 'router.go'; to: string; smooth?: boolean }
  | { type: 'router.replace'; to: string }
  /** Another query of the same screen takes its place; another screen is gone to. */
  | { type: 'router.refine'; to: string }
  /** The browser's back and forward buttons. */
  | { type: 'router.moved'; to: string }
  /** What the start-up call and the lock's storage say. */
  | { type: 'branding.known'; magicRequired: boolean }
  | { type: 'magic.opened' }
  | { type: 'player.known'; isVerified: boolean }
  | PortFailed;
