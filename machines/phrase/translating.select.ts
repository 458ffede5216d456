import type { SnapshotFrom } from 'xstate';
import type { Wording } from '../../contract/suggestion';
import { phraseOfSlug } from '../../contract/wording.rules';
import type { translatingMachine } from './translating.machine';

type Snapshot = SnapshotFrom<typeof translatingMachine>;

export const isTranslating = (translating: Snapshot): boolean => translating.matches('on');
/** The phrases by the numbers of their marks; none until they are known. */
export const wordings = (translating: Snapshot): readonly Wording[] => translating.context.wordings;

/** The numbers of the phrase, and of its plural forms, that is to be shown on the screen of a path. */
export const soughtMarks = ({ context }: Snapshot, path: string): number[] => {
  const { sought, wordings: all } = context;
  if (sought?.path !== path) return [];
  const phrase = phraseOfSlug(sought.slug);
  return all.flatMap(({ slug }, mark) => (phraseOfSlug(slug) === phrase ? [mark] : []));
};
