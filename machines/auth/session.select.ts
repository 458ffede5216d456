import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

type Session = SnapshotFrom<typeof sessionMachine>;

/** Whether somebody is signed in [§4]. */
export const isSignedIn = (session: Session): boolean => session.matches('signedIn');
