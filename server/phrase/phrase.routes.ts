import { createPhrase, getTranslations, listPhrases } from '../../contract/phrase';
import { isCreatable } from '../../contract/phrase.rules';
import { on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { decideCreate, REPORTED_MAX } from './phrase.decider';
import { phraseKind } from './phrase.events';
import { shippedPhrases, translationsOf } from './phrase.translation';

/** The calls of group C [§7 C]. */
export const phraseRoutes = ({ store, sql }: Platform): Route[] => {
  const shipped = new Map(shippedPhrases.map((phrase) => [phrase.slug, phrase]));

  return [
    on(listPhrases, async () => {
      const reported = await sql<{ _id: string; slug: string; page: string; word: string }[]>`
        select id as _id, slug, page, word from phrases order by slug limit ${REPORTED_MAX}`;
      return { phrases: [...shippedPhrases, ...reported] };
    }),

    on(getTranslations, async ({ params }) => translationsOf(params.languageCode)),

    on(createPhrase, async ({ body: { slug }, now, key }) => {
      if (!isCreatable(slug)) return refused('phrase-malformed', { field: 'body.slug' });
      const known = shipped.get(slug);
      if (known !== undefined) return known;
      const [row] = await sql<{ count: number }[]>`select count(*) as count from phrases`;
      const wanted = { id: newId('phrase'), slug, reported: row?.count ?? 0 };
      const outcome = await store.execute({
        name: 'createPhrase',
        at: now,
        key,
        streams: { phrase: streamOf(phraseKind, slug) },
        decide: (states) => decideCreate(states.phrase, wanted),
      });
      if ('refused' in outcome) return outcome;
      const { id, ...rest } = outcome.answer;
      return { _id: id, ...rest };
    }),
  ];
};
