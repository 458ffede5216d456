import type { SnapshotFrom } from 'xstate';
import type { hubMachine } from './hub.machine';

type Hub = SnapshotFrom<typeof hubMachine>;

/** The connection's state by its name in the specification [§4]; of a tab that follows, the leader's. */
export const hubState = (hub: Hub) =>
  hub.matches('disconnected') || hub.matches({ following: 'stopped' })
    ? 'Disconnected'
    : hub.matches('connecting') || hub.matches({ following: 'waiting' })
      ? 'Connecting'
      : hub.matches('connected') || hub.matches({ following: 'live' })
        ? 'Connected'
        : hub.matches('disconnecting')
          ? 'Disconnecting'
          : 'Reconnecting';

/** Whether a signed-in player is cut off: the page says so and offers to reconnect. */
export const isCutOff = (hub: Hub): boolean => hub.context.signedIn && hub.hasTag('offline');
