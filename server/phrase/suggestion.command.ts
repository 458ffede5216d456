import type { Outcome } from '../store/command';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { shippedFor } from './phrase.translation';
import { decideAccept, decideLock, decideReject, decideUnlock } from './suggestion.decider';
import { wordingKind, wordingOf } from './suggestion.events';

interface Parts {
  sql: Sql;
  store: Pick<Store, 'execute'>;
}

interface Judgement {
  suggestion: string;
  /** Which operator. */
  by: string;
  at: string;
}

const placeOf = async (sql: Sql, id: string) => {
  const [place] = await sql<{ lang: string; slug: string }[]>`
    select lang, slug from suggestions where id = ${id}`;
  return place;
};

const nowhere = { lang: '', slug: '' };

/** Makes a suggestion the words that stand, whatever votes it has. */
export const acceptSuggestion = async (
  { sql, store }: Parts,
  { suggestion, by, at }: Judgement,
): Promise<Outcome<null>> => {
  const { lang, slug } = (await placeOf(sql, suggestion)) ?? nowhere;
  return store.execute({
    name: 'acceptSuggestion',
    at,
    streams: { wording: streamOf(wordingKind, wordingOf(lang, slug)) },
    decide: ({ wording }) => decideAccept(wording, { suggestion, by, lang, slug, at }),
  });
};

/** Takes a suggestion away, open or accepted, and tells its author why. */
export const rejectSuggestion = async (
  { sql, store }: Parts,
  { suggestion, by, at, why }: Judgement & { why: string },
): Promise<Outcome<null>> => {
  const { lang, slug } = (await placeOf(sql, suggestion)) ?? nowhere;
  const { shipped } = shippedFor(slug, lang);
  return store.execute({
    name: 'rejectSuggestion',
    at,
    streams: { wording: streamOf(wordingKind, wordingOf(lang, slug)) },
    decide: ({ wording }) =>
      decideReject(wording, { suggestion, by, why, shipped, lang, slug, at }),
  });
};

/** Takes away all that a player suggested; answers how much that was. */
export const revertAuthor = async (
  parts: Parts,
  player: string,
  judgement: Omit<Judgement, 'suggestion'> & { why: string },
): Promise<number> => {
  const rows = await parts.sql<{ id: string }[]>`
    select id from suggestions where player = ${player} and state <> 'rejected' order by made desc`;
  for (const { id: suggestion } of rows)
    await rejectSuggestion(parts, { suggestion, ...judgement });
  return rows.length;
};

interface Locking {
  lang: string;
  slug: string;
  /** Which member of staff. */
  by: string;
  why: string;
  at: string;
}

/** Lets the words of a phrase in a language stay as they are. */
export const lockWording = (
  { store }: Pick<Parts, 'store'>,
  locking: Locking,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'lockWording',
    at: locking.at,
    streams: { wording: streamOf(wordingKind, wordingOf(locking.lang, locking.slug)) },
    decide: ({ wording }) => decideLock(wording, locking),
  });

/** Lets them change again; what is not locked is left in silence. */
export const unlockWording = (
  { store }: Pick<Parts, 'store'>,
  locking: Locking,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'unlockWording',
    at: locking.at,
    streams: { wording: streamOf(wordingKind, wordingOf(locking.lang, locking.slug)) },
    decide: ({ wording }) => decideUnlock(wording, locking),
  });
