import { accept, type Decision } from '../store/decision';
import type { SessionEvent, SessionState } from './session.events';
import { adopt } from './session.moves';

/** Keeps that a token of this generation is used. */
export const decideTokenUsed = (
  { session }: { session: SessionState },
  generation: number,
  at: string,
): Decision<{ session: SessionEvent[] }, null> =>
  accept({ session: adopt(session, generation, at) }, null);
