import { isFormOf, phraseOfSlug } from '../../contract/wording.rules';
import { newId } from '../secret/secret';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { shippedFor, sourceOf } from './phrase.translation';
import { decideWrite } from './suggestion.decider';
import { wordingKind, wordingOf } from './suggestion.events';
import type { Entry } from './wording.file';
import { havingIn, wordingsIn } from './wording.query';

/** What became of the entries of a file. */
export interface Imported {
  written: number;
  /** They stood already, or were empty. */
  left: number;
  /** Why others cannot stand: a flaw, or `unknown` for no phrase of the platform in this language. */
  refused: { slug: string; why: string }[];
}

/** Every phrase of a language with its words; what another language fills in is empty. */
export const exportWords = async (sql: Sql, lang: string): Promise<Entry[]> => {
  const [wordings, isThere] = await Promise.all([wordingsIn(sql, lang), havingIn(sql, lang)]);
  return wordings.map(({ slug, source, text }) => ({
    slug,
    source,
    text: isThere(slug) ? text : '',
  }));
};

/** Makes the words of a file those that stand, each by the rules of every suggestion. */
export const importWords = async (
  { store }: { store: Pick<Store, 'execute'> },
  lang: string,
  entries: readonly Entry[],
  { by, at }: { by: string; at: string },
): Promise<Imported> => {
  const imported: Imported = { written: 0, left: 0, refused: [] };
  for (const { slug, text } of entries) {
    if (sourceOf(phraseOfSlug(slug)) === '' || !isFormOf(slug, lang)) {
      imported.refused.push({ slug, why: 'unknown' });
      continue;
    }
    if (text.trim() === '') {
      imported.left += 1;
      continue;
    }
    const outcome = await store.execute({
      name: 'importWords',
      at,
      streams: { wording: streamOf(wordingKind, wordingOf(lang, slug)) },
      decide: ({ wording }) =>
        decideWrite(wording, {
          id: newId('suggestion'),
          text: text.trim(),
          by,
          slug,
          lang,
          at,
          ...shippedFor(slug, lang),
        }),
    });
    if ('refused' in outcome)
      imported.refused.push({
        slug,
        why: String(outcome.refused.params?.['flaw'] ?? outcome.refused.code),
      });
    else if (outcome.position === 0) imported.left += 1;
    else imported.written += 1;
  }
  return imported;
};
