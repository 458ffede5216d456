import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

type Session = SnapshotFrom<typeof sessionMachine>;

/** Whether somebody is signed in [§4]. */
export const isSignedIn = (session: Session): boolean => session.matches('signedIn');
/** The id of the signed-in player, from the token. */
export const playerId = (session: Session): string | undefined => session.context.claims?.sub;
