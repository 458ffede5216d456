import { SUGGESTIONS_MAX } from '../../contract/limits';
import type { Suggestion } from '../../contract/suggestion';
import type { Sql } from '../store/database';

interface Row {
  id: string;
  lang: string;
  slug: string;
  player: string | null;
  text: string;
  votes: number;
  state: Suggestion['state'];
  why: string | null;
  made: Date;
  voted: boolean;
}

/** Where suggestions are, and with how many votes one stands. */
export interface Ballot {
  readonly sql: Sql;
  readonly needed: number;
}

const toldTo =
  (reader: string, needed: number) =>
  (row: Row): Suggestion => {
    const mine = row.player !== null && row.player === reader;
    return {
      _id: row.id,
      slug: row.slug,
      translate: row.text,
      lang: row.lang,
      votes: row.votes,
      needed,
      state: row.state,
      createdAt: row.made.toISOString(),
      mine,
      voted: row.voted,
      ...(mine && row.why !== null && { why: row.why }),
    };
  };

/** Suggestions as a reader sees them; a guest is nobody. */
export const suggestionsFor = ({ sql, needed }: Ballot, reader = '') => {
  const columns = sql`
    id, lang, slug, player, text, votes, state, why, made,
    exists (select from suggestion_votes
      where suggestion = suggestions.id and suggestion_votes.player = ${reader}) as voted`;
  const told = toldTo(reader, needed);
  return {
    /** The open ones of a language by slug, those with most votes first. */
    async open(lang: string): Promise<Record<string, Suggestion[]>> {
      const rows = await sql<Row[]>`
        select ${columns} from suggestions where lang = ${lang} and state = 'open'
        order by votes desc, made limit ${SUGGESTIONS_MAX}`;
      const bySlug: Record<string, Suggestion[]> = {};
      for (const row of rows) (bySlug[row.slug] ??= []).push(told(row));
      return bySlug;
    },

    /** The open ones for a phrase in a language, those with most votes first. */
    async openFor(lang: string, slug: string): Promise<Suggestion[]> {
      const rows = await sql<Row[]>`
        select ${columns} from suggestions
        where lang = ${lang} and slug = ${slug} and state = 'open' order by votes desc, made`;
      return rows.map(told);
    },

    async byId(id: string): Promise<Suggestion | undefined> {
      const [row] = await sql<Row[]>`select ${columns} from suggestions where id = ${id}`;
      return row && told(row);
    },

    /** The reader's own in a language, the newest first. */
    async mine(lang: string, most: number): Promise<Suggestion[]> {
      const rows = await sql<Row[]>`
        select ${columns} from suggestions where player = ${reader} and lang = ${lang}
        order by made desc limit ${most}`;
      return rows.map(told);
    },

    /** The newest of the reader's own for a phrase in a language. */
    async own(lang: string, slug: string): Promise<Suggestion | undefined> {
      const [row] = await sql<Row[]>`
        select ${columns} from suggestions
        where player = ${reader} and lang = ${lang} and slug = ${slug}
        order by made desc limit 1`;
      return row && told(row);
    },
  };
};
