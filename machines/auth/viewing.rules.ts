import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';
import { claimsOf } from './session.rules';
import { isSignedIn } from './session.select';

/** Whether a token is one by which staff looks at a player's page [decision 189]. */
export const isViewer = (token: string | undefined): boolean => claimsOf(token)?.aud === 'viewer';

/** Whether staff looks at the page as the player sees it. */
export const isViewed = (session: SnapshotFrom<typeof sessionMachine>): boolean =>
  isSignedIn(session) && isViewer(session.context.token);
