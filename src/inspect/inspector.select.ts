import type { SnapshotFrom } from 'xstate';
import type { Entry } from '../../machines/app/tape';
import type { inspectorMachine } from './inspector.machine';
import { passing } from './inspector.rules';
import type { Layout } from './layout';
import type { ActorPicture } from './picture';

export type InspectorSnapshot = SnapshotFrom<typeof inspectorMachine>;

/** The actors of the shown moment, in the order of the tree. */
export const shownActors = ({ context }: InspectorSnapshot): readonly ActorPicture[] =>
  context.moment?.actors ?? context.actors;

/** The chosen actor at the shown moment; undefined when it does not live then. */
export const chosenActor = (snapshot: InspectorSnapshot): ActorPicture | undefined =>
  shownActors(snapshot).find(({ path }) => path === snapshot.context.chosen);

/** The placed chart of the chosen actor. */
export const chosenLayout = (snapshot: InspectorSnapshot): Layout | undefined =>
  snapshot.context.layouts[chosenActor(snapshot)?.machine ?? ''];

/** The entries that pass the filter, newest first. */
export const shownEntries = ({ context }: InspectorSnapshot): Entry[] =>
  [...passing(context.recording.entries, context.filter)].reverse();

/** The entry that was stepped to. */
export const chosenEntry = ({ context: { moment, recording } }: InspectorSnapshot) =>
  moment && recording.entries.find(({ n }) => n === moment.n);
