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
});
export type SuggestionDue = z.infer<typeof SuggestionDue>;

export const listSuggestionsDue = staffCall({
  ...reading,
  name: 'listSuggestionsDue',
  staff: need('words', 'read'),
  path: '/staff/words',
  body: z.object({ ...paged, lang: z.optional(LanguageCode) }),
  out: pageOf(SuggestionDue),
  refusals: [],
  says: 'Open suggestions of words, those with most votes first',
});

const Suggestion = z.string().check(z.minLength(1), z.maxLength(200));

export const acceptSuggestionDue = staffCall({
  ...writing,
  name: 'acceptSuggestionDue',
  staff: need('words', 'write'),
  path: '/staff/words/accept',
  body: z.object({ _id: Suggestion }),
  refusals: ['not-found', 'step-illegal'],
  says: 'Make a suggestion the words that stand',
});

export const rejectSuggestionDue = staffCall({
  ...writing,
  name: 'rejectSuggestionDue',
  staff: need('words', 'write'),
  path: '/staff/words/reject',
  body: z.object({ _id: Suggestion, why: Why }),
  refusals: ['not-found', 'step-illegal'],
  says: 'Take a suggestion away; its author reads why, and everybody where it stood',
});
