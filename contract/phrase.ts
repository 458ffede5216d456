import * as z from 'zod/mini';
import { call } from './call';
import { phraseGroups } from './phraseGroup.rules';
import { Id, LanguageCode } from './words';

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

export const listPhraseGroups = call({
  stance: 'neutral',
  name: 'listPhraseGroups',
  method: 'GET',
  path: '/translate/lang/:languageCode/groups',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  params: z.object({ languageCode: LanguageCode }),
  out: z.object({
    groups: z.array(
      z.object({
        group: z.enum(phraseGroups),
        /** The pages whose phrases it holds. */
        pages: z.array(z.string()),
        /** Another one for other words. */
        version: z.string(),
      }),
    ),
  }),
  refusals: [],
  spec: '§7 C, decision 178',
  says: 'In which parts the words of a language are fetched, and which words each holds now',
});

export const getPhraseGroup = call({
  stance: 'neutral',
  name: 'getPhraseGroup',
  method: 'GET',
  path: '/translate/lang/:languageCode/:group/:version',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  params: z.object({
    languageCode: LanguageCode,
    group: z.enum(phraseGroups),
    version: z.string().check(z.regex(/^[\w-]{12}$/)),
  }),
  out: PhraseMap,
  refusals: [],
  spec: '§7 C, decision 178',
  says: 'Slug to text of one group in one language; kept for good under the version that it has',
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
