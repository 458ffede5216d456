import * as z from 'zod/mini';
import { call } from './call';
import { SUGGESTION_TEXT_MAX } from './limits';
import { Done, Id, Instant, LanguageCode, textOf } from './words';

/** A phrase: `Page.Text`; the page is the part before the first dot [§3]. */
export const Phrase = z.object({
  _id: Id,
  slug: z.string(),
  page: z.string(),
  word: z.string(),
});
export type Phrase = z.infer<typeof Phrase>;

/** Slug to translated text. */
export const PhraseMap = z.record(z.string(), z.string());
export type PhraseMap = z.infer<typeof PhraseMap>;

export const listPhrases = call({
  stance: 'neutral',
  name: 'listPhrases',
  method: 'GET',
  path: '/translate/list',
  aliases: [{ method: 'GET', path: '/translate/list' }],
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  out: z.object({ phrases: z.array(Phrase) }),
  refusals: [],
  spec: '§7 C',
  says: 'Every phrase of the interface',
});

export const getTranslations = call({
  stance: 'neutral',
  name: 'getTranslations',
  method: 'GET',
  path: '/translate/lang/:languageCode',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  params: z.object({ languageCode: LanguageCode }),
  out: PhraseMap,
  refusals: [],
  spec: '§7 C',
  says: 'Slug to text in one language, over its base language, over American English [decision 36]',
});

export const createPhrase = call({
  stance: 'neutral',
  name: 'createPhrase',
  method: 'POST',
  path: '/translate/create',
  aliases: [{ method: 'POST', path: '/translate/create' }],
  audience: 'anyone',
  kind: 'command',
  rate: 'write',
  body: z.object({
    page: z.string().check(z.maxLength(40)),
    slug: z.string().check(z.minLength(1), z.maxLength(300)),
    word: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  out: Phrase,
  refusals: ['phrase-malformed'],
  spec: '§7 C',
  says: 'Report a phrase that the platform does not know yet',
});

export const SuggestionState = z.enum(['open', 'accepted', 'rejected']);

/** A player's words for a phrase in a language [§3 Translation data]. */
export const Suggestion = z.object({
  _id: Id,
  /** Of the phrase, or of one of its plural forms: `Page.Text#few`. */
  slug: z.string(),
  translate: z.string(),
  lang: LanguageCode,
  votes: z.int(),
  state: SuggestionState,
  createdAt: Instant,
  /** Made by the reader: nobody votes for their own. */
  mine: z.boolean(),
  /** The reader has voted for it. */
  voted: z.boolean(),
  /** Why it was rejected, for its author. */
  why: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A public room: what was accepted in a language reaches every open page of it. */
export const phrasesRoom = (language: string): string => `phrases:${language}`;

const slug = z.string().check(z.minLength(1), z.maxLength(300));
const Wanted = z.object({ translate: textOf(1, SUGGESTION_TEXT_MAX), lang: LanguageCode, slug });

const deed = { audience: 'player', kind: 'command', rate: 'write', spec: '§7 C' } as const;

export const listSuggestions = call({
  name: 'listSuggestions',
  method: 'GET',
  path: '/translate/suggests/:languageCode',
  stance: 'neutral',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  params: z.object({ languageCode: LanguageCode }),
  out: z.record(z.string(), z.array(Suggestion)),
  refusals: [],
  spec: '§7 C',
  says: 'Open suggestions of a language by slug, those with most votes first',
});

export const suggestPhrase = call({
  ...deed,
  name: 'suggestPhrase',
  method: 'POST',
  path: '/translate/suggest',
  stance: 'neutral',
  body: Wanted,
  out: Suggestion,
  refusals: ['not-found', 'suggestion-malformed', 'suggestions-full'],
  says: 'Suggest words for a phrase; those that somebody suggested already are voted for',
});

export const updatePhrase = call({
  ...deed,
  name: 'updatePhrase',
  method: 'POST',
  path: '/translate/update',
  stance: 'neutral',
  aliases: [{ method: 'POST', path: '/translate/update' }],
  body: Wanted,
  out: Suggestion,
  refusals: ['not-found', 'suggestion-malformed', 'suggestions-full'],
  says: 'The same: without the role of a translator, new words are a suggestion [decision 36]',
});

export const mySuggestion = call({
  ...deed,
  name: 'mySuggestion',
  kind: 'read',
  rate: 'read',
  method: 'POST',
  path: '/translate/mysuggest',
  stance: 'neutral',
  body: z.object({ lang: LanguageCode, slug }),
  out: z.object({ suggestion: z.optional(Suggestion) }),
  refusals: [],
  says: 'The newest suggestion of one’s own for a phrase in a language',
});

export const upvoteSuggestion = call({
  ...deed,
  name: 'upvoteSuggestion',
  method: 'POST',
  path: '/translate/upvote',
  stance: 'neutral',
  body: z.object({ _id: Id }),
  out: Suggestion,
  refusals: ['not-found', 'forbidden'],
  says: 'Vote for somebody else’s suggestion, or take the vote back',
});

export const deletePhrase = call({
  ...deed,
  name: 'deletePhrase',
  method: 'POST',
  path: '/translate/delete',
  stance: 'neutral',
  aliases: [{ method: 'POST', path: '/translate/delete' }],
  body: z.object({ slug, lang: LanguageCode }),
  out: Done,
  refusals: [],
  says: 'Take back one’s own open suggestion for a phrase: more needs the role of a translator',
});
