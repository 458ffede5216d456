import { VIEWING_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { PlayerState } from '../player/player.events';
import { accept, type Decision, refuse } from '../store/decision';
import type { ViewingEvent } from './viewing.events';

/** A member looks at the page of who is a player from an instant on (ISO 8601). */
export const decideOpenViewing = (
  { player }: { player: Pick<PlayerState, 'account'> },
  { staff, at }: Pick<ViewingEvent, 'staff' | 'at'>,
): Decision<{ viewing: ViewingEvent[] }, null> => {
  if (player.account === undefined) return refuse(problem('not-found'));
  const until = new Date(Date.parse(at) + VIEWING_MS).toISOString();
  return accept({ viewing: [{ type: 'viewing.opened', staff, until, at }] }, null);
};
