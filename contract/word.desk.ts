import * as z from 'zod/mini';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { Instant, LanguageCode, pageOf } from './words';

/** Suggested words, before those who translate [decision 143]. */
export const SuggestionDue = z.object({
  _id: z.string(),
  lang: LanguageCode,
  slug: z.string(),
  text: z.string(),
  votes: z.int(),
  createdAt: Instant,
  /** Why the words of the phrase are locked; absent where they are not. */
  lockedWhy: z.optional(z.string()),
});
export type SuggestionDue = z.infer<typeof SuggestionDue>;

export const listSuggestionsDue = staffCall({
  ...reading,
  name: 'listSuggestionsDue',
  staff: need('words', 'read'),
  path: '/staff/words',
  body: z.object({
    ...paged,
    lang: z.optional(LanguageCode),
    /** Suggestions that are open, or phrases that are locked. */
    state: z._default(z.enum(['open', 'locked']), 'open'),
  }),
  out: pageOf(SuggestionDue),
  refusals: [],
  says: 'Open suggestions of words, those with most votes first, or phrases whose words are locked',
});

const Suggestion = z.string().check(z.minLength(1), z.maxLength(200));

export const acceptSuggestionDue = staffCall({
  ...writing,
  name: 'acceptSuggestionDue',
  staff: need('words', 'write'),
  path: '/staff/words/accept',
  body: z.object({ _id: Suggestion }),
  refusals: ['not-found', 'step-illegal', 'wording-locked'],
  says: 'Make a suggestion the words that stand',
});

export const rejectSuggestionDue = staffCall({
  ...writing,
  name: 'rejectSuggestionDue',
  staff: need('words', 'write'),
  path: '/staff/words/reject',
  body: z.object({ _id: Suggestion, why: Why }),
  refusals: ['not-found', 'step-illegal', 'wording-locked'],
  says: 'Take a suggestion away; its author reads why, and everybody where it stood',
});

const locking = {
  ...writing,
  staff: need('words', 'write'),
  body: z.object({
    lang: LanguageCode,
    slug: z.string().check(z.minLength(1), z.maxLength(300)),
    why: Why,
  }),
  refusals: ['not-found'],
} as const;

export const lockWordingDue = staffCall({
  ...locking,
  name: 'lockWordingDue',
  path: '/staff/words/lock',
  says: 'Let the words of a phrase in a language stay as they are; everybody reads why',
});

export const unlockWordingDue = staffCall({
  ...locking,
  name: 'unlockWordingDue',
  path: '/staff/words/unlock',
  says: 'Let the words of a phrase in a language change again',
});
