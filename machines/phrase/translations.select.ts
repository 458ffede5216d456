import type { SnapshotFrom } from 'xstate';
import type { PhraseMap } from '../../contract/phrase';
import type { translationsMachine } from './translations.machine';

type Snapshot = SnapshotFrom<typeof translationsMachine>;

/** Slug to text; the same object until other texts are shown. */
export const phrases = (translations: Snapshot): PhraseMap => translations.context.phrases;
/** Whether a slug has no text yet: then it is reported as missing. */
export const isUnknown = (translations: Snapshot, slug: string): boolean =>
  translations.matches('shown') && translations.context.phrases[slug] === undefined;
