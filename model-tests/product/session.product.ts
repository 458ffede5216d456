import type { AnyMachineSnapshot } from 'xstate';
import { TOKEN_REFRESH_MS } from '../../contract/limits';
import { sessionWalk } from '../auth/session.walk';
import type { Walk } from '../support/walk';

/** The end of the rest after a refresh. */
export const REST = 'xstate.after.CLOCK_REFRESH_MS.session.signedIn.rested';

/** `refresh.granted` follows from the claim by itself: no other tab holds the lock. */
const driven = new Set([
  'session.adopt',
  'session.signOut',
  'session.signOutEverywhere',
  'session.ended',
  'clock.ticked',
  'refresh.granted',
  'session.refreshed',
  'session.refused',
  'port.failed',
  'token.stored',
  'token.cleared',
  REST,
]);

const isDrivable = (event: { type: string; at?: number }, at: AnyMachineSnapshot): boolean => {
  switch (event.type) {
    case 'clock.ticked':
      // Time only goes on: to the refresh, or to the end of the token.
      return at.matches({ signedIn: 'fresh' }) && (event.at ?? 0) > at.context.at + 1;
    case 'session.adopt':
      return at.matches('signedOut');
    case 'port.failed':
      return at.matches('signingOut') || at.matches({ signedIn: { renewing: 'refreshing' } });
    case 'token.stored':
      // A token of the server is of its time, not of the page's: later it would be due at once.
      return at.matches({ signedIn: 'fresh' }) && at.context.at < TOKEN_REFRESH_MS;
    case 'token.cleared':
    case 'session.signOut':
    case 'session.signOutEverywhere':
      return at.matches({ signedIn: 'fresh' }) || at.matches({ signedIn: 'rested' });
    default:
      return driven.has(event.type);
  }
};

/** What of the session can be driven on the running product. */
export const sessionProduct = {
  ...sessionWalk,
  events: sessionWalk.events.filter(
    (event) => driven.has(event.type) && !('token' in event && event.token === 'no token'),
  ),
  view: ({ context }: AnyMachineSnapshot) => [
    context.token === undefined,
    context.at > TOKEN_REFRESH_MS,
  ],
  offers: isDrivable,
} as unknown as Walk;
