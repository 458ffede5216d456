import * as word from '../../contract/word.desk';
import { isFormOf, phraseOfSlug } from '../../contract/wording.rules';
import { auditedBy } from '../audit/audit.store';
import { type Asked, doneOf, on, type Route, refused } from '../http/route';
import { sourceOf } from '../phrase/phrase.translation';
import {
  acceptSuggestion,
  lockWording,
  rejectSuggestion,
  unlockWording,
} from '../phrase/suggestion.command';
import { wordingOf } from '../phrase/suggestion.events';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';

interface SuggestionRow {
  id: string;
  lang: string;
  slug: string;
  text: string;
  votes: number;
  made: Date;
  /** Why the words of its phrase are locked. */
  why: string | null;
  total: number;
}

interface LockedRow {
  lang: string;
  slug: string;
  why: string;
  at: Date;
  /** What stands, where it was accepted here. */
  text: string;
}

type Listing = Asked<typeof word.listSuggestionsDue>;
type Turning = typeof word.lockWordingDue;

/** Suggested words, and those that are locked, before those who look after them [decisions 143, 182]. */
export const wordDesk = ({ sql, store }: Platform): Route[] => {
  const open = async ({ body }: Listing) => {
    const { search, lang, pageIndex, pageSize } = body;
    const { rows, total } = await readRange<SuggestionRow>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select s.id, s.lang, s.slug, s.text, s.votes, s.made, l.why, ${counted}
        from suggestions s left join locked_wordings l on l.lang = s.lang and l.slug = s.slug
        where s.state = 'open' and ${isFound(sql, search.trim(), [sql`s.slug`, sql`s.text`])}
          ${lang === undefined ? sql`` : sql`and s.lang = ${lang}`}
        order by s.votes desc, s.made, s.id`,
    });
    const items = rows.map(({ id, made, why, total: _total, ...row }) => ({
      _id: id,
      ...row,
      createdAt: made.toISOString(),
      ...(why !== null && { lockedWhy: why }),
    }));
    return { items, total };
  };

  const locked = async ({ body }: Listing) => {
    const { search, lang, pageIndex, pageSize } = body;
    const { rows, total } = await readRange<LockedRow>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select l.lang, l.slug, l.why, l.at, coalesce(w.text, '') as text, ${counted}
        from locked_wordings l left join wordings w on w.lang = l.lang and w.slug = l.slug
        where ${isFound(sql, search.trim(), [sql`l.slug`, sql`l.why`])}
          ${lang === undefined ? sql`` : sql`and l.lang = ${lang}`}
        order by l.at desc, l.lang, l.slug`,
    });
    const items = rows.map(({ lang: language, slug, why, at, text }) => ({
      _id: wordingOf(language, slug),
      lang: language,
      slug,
      text,
      votes: 0,
      createdAt: at.toISOString(),
      lockedWhy: why,
    }));
    return { items, total };
  };

  /** Locks the words of a phrase, or opens them again. */
  const turn =
    (call: Turning, turned: typeof lockWording) =>
    async ({ body, caller, now }: Asked<Turning>) => {
      const { lang, slug, why } = body;
      if (sourceOf(phraseOfSlug(slug)) === '' || !isFormOf(slug, lang)) return refused('not-found');
      const audited = auditedBy(store, caller, call, { subject: wordingOf(lang, slug), why });
      const locking = { lang, slug, why, by: caller.staff, at: now };
      const outcome = await turned({ store: audited }, locking);
      return doneOf(outcome);
    };

  const accept = async ({ body, caller, now }: Asked<typeof word.acceptSuggestionDue>) => {
    const { _id: suggestion } = body;
    const audited = auditedBy(store, caller, word.acceptSuggestionDue, {
      subject: suggestion,
      why: '',
    });
    const judgement = { suggestion, by: caller.staff, at: now };
    const outcome = await acceptSuggestion({ sql, store: audited }, judgement);
    return doneOf(outcome);
  };

  const reject = async ({ body, caller, now }: Asked<typeof word.rejectSuggestionDue>) => {
    const { _id: suggestion, why } = body;
    const audited = auditedBy(store, caller, word.rejectSuggestionDue, {
      subject: suggestion,
      why,
    });
    const judgement = { suggestion, why, by: caller.staff, at: now };
    const outcome = await rejectSuggestion({ sql, store: audited }, judgement);
    return doneOf(outcome);
  };

  return [
    on(word.listSuggestionsDue, (asked) =>
      asked.body.state === 'open' ? open(asked) : locked(asked),
    ),
    on(word.lockWordingDue, turn(word.lockWordingDue, lockWording)),
    on(word.unlockWordingDue, turn(word.unlockWordingDue, unlockWording)),
    on(word.acceptSuggestionDue, accept),
    on(word.rejectSuggestionDue, reject),
  ];
};
