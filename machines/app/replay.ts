import { type AnyActorRef, createActor, type InspectionEvent, type Snapshot } from 'xstate';

import type { Start } from './start';
import type { Recording } from './tape';
import { silentAdapters, wholeApp } from './whole';

/** The tree at a checkpoint. */
type Persisted = Snapshot<unknown>;

/** A clock whose timers never fire: those that fired stand in the journal. */
const deadClock = { setTimeout: () => 0, clearTimeout: () => undefined };

const childAt = (root: AnyActorRef, to: string): AnyActorRef => {
  const [, ...ids] = to.split('/');
  return ids.reduce<AnyActorRef>((actor, id) => {
    const child = actor.getSnapshot().children[id] as AnyActorRef | undefined;
    if (child === undefined) throw new Error(`The journal names '${to}', which does not exist`);
    return child;
  }, root);
};

/**
 * The root as it was: silent ports and a dead clock, fed the journal by plain `send`. `until` is
 * the number of the last entry to send; without it, all are sent. `inspect` sees every step.
 */
export const replay = (
  start: Start,
  recording: Recording,
  until = Number.POSITIVE_INFINITY,
  inspect?: (event: InspectionEvent) => void,
) => {
  const root = createActor(wholeApp(silentAdapters), {
    input: start,
    clock: deadClock,
    ...(inspect !== undefined && { inspect }),
    ...(recording.checkpoint !== undefined && { snapshot: recording.checkpoint as Persisted }),
  }).start();
  for (const { to, event, n } of recording.entries) {
    if (n > until) break;
    childAt(root, to).send(event);
  }
  return root;
};
