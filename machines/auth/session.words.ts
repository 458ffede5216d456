import type { Problem } from '../../contract/problems';
import type { ClockTicked } from '../clock/clock.words';
import { type PortFailed, port } from '../kit/port';
import type { ResidentsArrived } from '../kit/residents';

/** Told to every resident that behaves differently for a signed-in player. */
export type SessionFact =
  /** `playerId` where the token says who it is. */
  { type: 'session.opened'; playerId?: string | undefined } | { type: 'session.closed' };

/** Commands of views and forms. */
export type SessionCommand =
  /** A form was answered with a token. */
  | { type: 'session.adopt'; token: string }
  | { type: 'session.signOut' }
  | { type: 'session.signOutEverywhere' }
  /** An e-mail address is being saved, and signing out waits for it; it is saved, or was not [§9]. */
  | { type: 'session.hold' }
  | { type: 'session.release' }
  /** The hub's token was refused: refresh it before its time [decision 39]. */
  | { type: 'session.renew' }
  /** The refreshed token was refused as well. */
  | { type: 'session.expire' };

export type SessionEvent =
  | SessionCommand
  | PortFailed
  | ResidentsArrived
  /** Another screen: the router says which. */
  | { type: 'route.shown' }
  | ClockTicked
  | { type: 'refresh.granted' }
  | { type: 'refresh.elsewhere' }
  | { type: 'session.refreshed'; token: string }
  | { type: 'session.refused'; problem: Problem }
  | { type: 'session.ended' }
  /** Another tab signed in or refreshed. */
  | { type: 'token.stored'; token: string }
  /** Another tab signed out. */
  | { type: 'token.cleared' };

declare module '../kit/residents' {
  interface Residents {
    session: SessionEvent;
  }
}

export const sessionPorts = {
  /** Asks to be the one tab that refreshes, and holds that right until its state is left. */
  'session.claim': port<undefined, { type: 'refresh.granted' } | { type: 'refresh.elsewhere' }>(
    'session.claim',
  ),
  'session.refresh': port<
    { token: string },
    { type: 'session.refreshed'; token: string } | { type: 'session.refused'; problem: Problem }
  >('session.refresh'),
  /** Revokes the token, which is no longer stored: send the one given. */
  'session.signOut': port<{ token: string; everywhere: boolean }, { type: 'session.ended' }>(
    'session.signOut',
  ),
};
