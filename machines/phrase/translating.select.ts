import type { SnapshotFrom } from 'xstate';
import type { Wording } from '../../contract/suggestion';
import type { translatingMachine } from './translating.machine';

type Snapshot = SnapshotFrom<typeof translatingMachine>;

export const isTranslating = (translating: Snapshot): boolean => translating.matches('on');
/** The phrases by the numbers of their marks; none until they are known. */
export const wordings = (translating: Snapshot): readonly Wording[] => translating.context.wordings;

/** The phrase that is to be shown on the screen of a path. */
export const soughtAt = ({ context: { sought } }: Snapshot, path: string): string | undefined =>
  sought?.path === path ? sought.slug : undefined;
