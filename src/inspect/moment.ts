import type { AnyActorRef } from 'xstate';
import type { Recording } from '../../machines/app/journal';
import { replay } from '../../machines/app/replay';
import type { Start } from '../../machines/app/start';
import { type ActorPicture, createTrace, picturesOf, type Told } from './picture';

/** The system as it was after one entry of its journal. */
export interface Moment {
  /** Number of that entry. */
  n: number;
  actors: readonly ActorPicture[];
  /** What the actors told each other because of it. */
  followed: readonly Told[];
}

/**
 * Replays a journal up to entry `n`. Throws when the journal does not fit the machines: it was
 * recorded with others.
 */
export const momentAt = (start: Start, recording: Recording, n: number): Moment => {
  const trace = createTrace();
  const root: AnyActorRef = replay(start, recording, n, trace.inspect);
  const moment = { n, actors: picturesOf(root, trace), followed: trace.followed() };
  root.stop();
  return moment;
};
