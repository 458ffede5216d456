import type { SnapshotFrom } from 'xstate';
import type { PhraseMap } from '../../contract/phrase';
import type { translationsMachine } from './translations.machine';

type Snapshot = SnapshotFrom<typeof translationsMachine>;

/** Slug to text; the same object until other texts are shown. */
export const phrases = (translations: Snapshot): PhraseMap => translations.context.phrases;
/** Whether the texts are those of the language: a slug without one is missing then. */
export const areShown = (translations: Snapshot): boolean => translations.matches('shown');
