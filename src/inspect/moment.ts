import type { AnyActorRef } from 'xstate';
import { replay } from '../../machines/app/replay';
import type { Start } from '../../machines/app/start';
import { pathOf, type Recording } from '../../machines/app/tape';
import { type ActorPicture, createTrace, picturesOf, plain } from './picture';

/** One event between two actors, both by path. */
export interface Told {
  from: string;
  to: string;
  event: { type: string };
}

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
  let told: (() => Told)[] = [];
  const root: AnyActorRef = replay(start, recording, n, (inspected) => {
    trace.inspect(inspected);
    if (inspected.type !== '@xstate.event' || inspected.event.type === 'xstate.init') return;
    const { sourceRef, actorRef, event } = inspected;
    // An entry of the journal: what came before it is of no interest.
    if (sourceRef === undefined) told = [];
    else
      told.push(() => ({
        from: pathOf(sourceRef as AnyActorRef),
        to: pathOf(actorRef as AnyActorRef),
        event: plain(event) as Told['event'],
      }));
  });
  const followed = told.map((write) => write());
  const moment = { n, actors: picturesOf(root, trace), followed };
  root.stop();
  return moment;
};
