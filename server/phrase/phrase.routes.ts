import * as contract from '../../contract/phrase';
import { isCreatable } from '../../contract/phrase.rules';
import * as suggested from '../../contract/suggestion';
import { isFormOf, phraseOfSlug } from '../../contract/wording.rules';
import { type Asked, doneOf, on, onPacked, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { decideCreate, REPORTED_MAX } from './phrase.decider';
import { phraseKind } from './phrase.events';
import { PhraseShelf } from './phrase.shelf';
import { shippedFor, shippedPhrases, sourceOf, wordsOf } from './phrase.translation';
import { sightsOf } from './sight.registry';
import { decideSuggest, decideTakeBack, decideUpvote } from './suggestion.decider';
import { isOfSuggestion, wordingKind, wordingOf } from './suggestion.events';
import { suggestionsFor } from './suggestion.query';
import { termsIn } from './term.registry';
import { historyOf } from './wording.history';
import { overviewOf, wordingsIn } from './wording.query';

/** The calls of group C [§7 C]. */
export const phraseRoutes = ({ store, sql, config }: Platform): Route[] => {
  const needed = config.SUGGESTION_VOTES;
  const days = config.SUGGESTION_VOTER_DAYS;
  const ballot = { sql, needed };
  const shelf = new PhraseShelf(sql);
  const shipped = new Map(shippedPhrases.map((phrase) => [phrase.slug, phrase]));

  const streamFor = (lang: string, slug: string) => streamOf(wordingKind, wordingOf(lang, slug));

  /** Who votes, since when they have been here, and what their vote needs. */
  const voterOf = async (player: string, now: string) => {
    const [row] = await sql<{ joined: Date }[]>`select joined from players where id = ${player}`;
    const joined = row?.joined.toISOString() ?? now;
    return { player, joined, needed, days };
  };

  /** The suggestion as its reader finds it after a command; gone when it was taken back meanwhile. */
  const told = async (id: string, reader: string) =>
    (await suggestionsFor(ballot, reader).byId(id)) ?? refused('not-found');

  const suggest = async ({ body, caller, now, key }: Asked<typeof suggested.suggestPhrase>) => {
    const { lang, slug, translate: text } = body;
    if (!shipped.has(phraseOfSlug(slug)) || !isFormOf(slug, lang)) return refused('not-found');
    const place = { lang, slug, at: now, ...(await voterOf(caller.player, now)) };
    const id = newId('suggestion');
    const outcome = await store.execute({
      name: 'suggestPhrase',
      at: now,
      key,
      streams: { wording: streamFor(lang, slug) },
      decide: ({ wording }) =>
        decideSuggest(wording, { ...place, ...shippedFor(slug, lang), id, text }),
    });
    return 'refused' in outcome ? outcome : told(outcome.answer.suggestion, caller.player);
  };

  const upvote = async ({ body, caller, now, key }: Asked<typeof suggested.upvoteSuggestion>) => {
    const { _id: suggestion } = body;
    const found = await suggestionsFor(ballot).byId(suggestion);
    if (found === undefined) return refused('not-found');
    const { lang, slug } = found;
    const voting = { suggestion, lang, slug, at: now, ...(await voterOf(caller.player, now)) };
    const outcome = await store.execute({
      name: 'upvoteSuggestion',
      at: now,
      key,
      streams: { wording: streamFor(lang, slug) },
      decide: ({ wording }) => decideUpvote(wording, voting),
    });
    return 'refused' in outcome ? outcome : told(suggestion, caller.player);
  };

  const takeBack = async ({ body, caller, now, key }: Asked<typeof suggested.deletePhrase>) => {
    const { lang, slug } = body;
    const outcome = await store.execute({
      name: 'deletePhrase',
      at: now,
      key,
      streams: { wording: streamFor(lang, slug) },
      decide: ({ wording }) =>
        decideTakeBack(wording, { lang, slug, at: now, player: caller.player }),
    });
    return doneOf(outcome);
  };

  const study = async ({ params, query, caller }: Asked<typeof suggested.studyWording>) => {
    const { languageCode: lang } = params;
    const { slug } = query;
    if (!shipped.has(phraseOfSlug(slug)) || !isFormOf(slug, lang)) return refused('not-found');
    const past = await store.history(streamFor(lang, slug));
    const reader = caller?.player ?? '';
    const [suggestions, texts, history] = await Promise.all([
      suggestionsFor(ballot, reader).openFor(lang, slug),
      wordsOf(sql, lang),
      historyOf(
        sql,
        past.map(({ event }) => event),
        reader,
      ),
    ]);
    const lock = past.map(({ event }) => event).findLast((event) => !isOfSuggestion(event));
    return {
      suggestions,
      history,
      terms: termsIn(sourceOf(slug), lang),
      sights: sightsOf(slug, texts),
      ...(lock?.type === 'wording.locked' && { lock: { why: lock.why, at: lock.at } }),
    };
  };

  return [
    on(suggested.listSuggestions, ({ params, caller }) =>
      suggestionsFor(ballot, caller?.player).open(params.languageCode),
    ),
    on(suggested.suggestPhrase, suggest),
    on(suggested.updatePhrase, suggest),
    on(suggested.mySuggestion, async ({ body: { lang, slug }, caller }) => {
      const suggestion = await suggestionsFor(ballot, caller.player).own(lang, slug);
      return suggestion === undefined ? {} : { suggestion };
    }),
    on(suggested.upvoteSuggestion, upvote),
    on(suggested.deletePhrase, takeBack),

    on(suggested.listWordings, async ({ params }) => ({
      wordings: await wordingsIn(sql, params.languageCode),
    })),
    on(suggested.studyWording, study),
    on(suggested.readTranslationOverview, ({ params, caller }) =>
      overviewOf(ballot, params.languageCode, caller?.player),
    ),

    on(contract.listPhrases, async () => {
      const reported = await sql<{ _id: string; slug: string; page: string; word: string }[]>`
        select id as _id, slug, page, word from phrases order by slug limit ${REPORTED_MAX}`;
      return { phrases: [...shippedPhrases, ...reported] };
    }),

    on(contract.getTranslations, ({ params }) => wordsOf(sql, params.languageCode)),

    on(contract.listPhraseGroups, async ({ params }) => ({
      groups: await shelf.groupsIn(params.languageCode),
    })),
    onPacked(contract.getPhraseGroup, ({ params }) =>
      shelf.packed(params.languageCode, params.group, params.version),
    ),

    on(contract.createPhrase, async ({ body: { slug }, now, key }) => {
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
