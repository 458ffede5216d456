import * as word from '../../contract/word.desk';
import { auditedBy } from '../audit/audit.store';
import { type Asked, on, type Route } from '../http/route';
import { acceptSuggestion, rejectSuggestion } from '../phrase/suggestion.command';
import type { Platform } from '../platform';
import { isFound } from '../store/search';

interface SuggestionRow {
  id: string;
  lang: string;
  slug: string;
  text: string;
  votes: number;
  made: Date;
  total: number;
}

const done = { ok: true as const };

/** Suggested words, before those who look after them [decision 143]. */
export const contentDesk = ({ sql, store }: Platform): Route[] => {
  const words = async ({ body }: Asked<typeof word.listSuggestionsDue>) => {
    const { search, lang, pageIndex, pageSize } = body;
    const rows = await sql<SuggestionRow[]>`
      select id, lang, slug, text, votes, made, count(*) over () as total from suggestions s
      where state = 'open' and ${isFound(sql, search.trim(), [sql`s.slug`, sql`s.text`])}
        ${lang === undefined ? sql`` : sql`and lang = ${lang}`}
      order by votes desc, made, id limit ${pageSize} offset ${pageIndex * pageSize}`;
    const items = rows.map(({ id, made, total: _total, ...row }) => ({
      _id: id,
      ...row,
      createdAt: made.toISOString(),
    }));
    return { items, total: Number(rows[0]?.total ?? 0) };
  };

  const accept = async ({ body, caller, now }: Asked<typeof word.acceptSuggestionDue>) => {
    const { _id: suggestion } = body;
    const audited = auditedBy(store, caller, word.acceptSuggestionDue, {
      subject: suggestion,
      why: '',
    });
    const judgement = { suggestion, by: caller.staff, at: now };
    const outcome = await acceptSuggestion({ sql, store: audited }, judgement);
    return 'refused' in outcome ? outcome : done;
  };

  const reject = async ({ body, caller, now }: Asked<typeof word.rejectSuggestionDue>) => {
    const { _id: suggestion, why } = body;
    const audited = auditedBy(store, caller, word.rejectSuggestionDue, {
      subject: suggestion,
      why,
    });
    const judgement = { suggestion, why, by: caller.staff, at: now };
    const outcome = await rejectSuggestion({ sql, store: audited }, judgement);
    return 'refused' in outcome ? outcome : done;
  };

  return [
    on(word.listSuggestionsDue, words),
    on(word.acceptSuggestionDue, accept),
    on(word.rejectSuggestionDue, reject),
  ];
};
