import type { AnyMachineSnapshot } from 'xstate';
import { isCutOff } from '../../machines/hub/hub.select';
import { hubWalk } from '../hub/hub.walk';
import type { Walk } from '../support/walk';

/** Facts that the product meets by itself once the one before has happened, and those driven. */
const driven = new Set([
  'session.opened',
  'session.closed',
  'session.renewed',
  'tabs.led',
  'hub.reset',
  'hub.opened',
  'hub.dropped',
  'hub.refused',
  'xstate.after.HUB_RECONNECT_DELAYS_MS.hub.reconnecting.waiting',
]);

const isDrivable = ({ type }: { type: string }, at: AnyMachineSnapshot): boolean => {
  // A tab that is alone in its browser leads as soon as it asks.
  if (at.matches('following')) return type === 'tabs.led';
  switch (type) {
    case 'session.opened':
      // A player signs in once on a path: the page starts with their token.
      return !at.context.signedIn && at.matches({ disconnected: 'stopped' });
    case 'tabs.led':
      return false;
    case 'session.closed':
      return at.context.signedIn;
    case 'hub.refused':
      // An open line is never refused, it is closed.
      return !at.matches('connected');
    case 'hub.reset':
      // The first delay is none: nobody can press in between.
      return (
        isCutOff(at as never) &&
        !at.hasTag('busy') &&
        (at.context.attempt > 0 || at.matches('disconnected'))
      );
    default:
      return driven.has(type);
  }
};

/** What of the hub can be driven on the running product. */
export const hubProduct = {
  ...hubWalk,
  events: hubWalk.events.filter(({ type }) => driven.has(type)),
  view: ({ context }: AnyMachineSnapshot) => [context.attempt, context.signedIn],
  offers: isDrivable,
} as unknown as Walk;
