import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';

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
