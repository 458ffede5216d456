import * as z from 'zod/mini';
import { call } from './call';
import { SUGGESTION_TEXT_MAX } from './limits';
import { Done, Id, Instant, LanguageCode, textOf } from './words';

export const SuggestionState = z.enum(['open', 'accepted', 'rejected']);

/** A player's words for a phrase in a language [§3 Translation data]. */
export const Suggestion = z.object({
  _id: Id,
  /** Of the phrase, or of one of its plural forms: `Page.Text#few`. */
  slug: z.string(),
  translate: z.string(),
  lang: LanguageCode,
  votes: z.int(),
  /** With so many votes they stand; the operator’s to say. */
  needed: z.int(),
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
  refusals: [
    'not-found',
    'suggestion-malformed',
    'suggestions-full',
    'voter-too-new',
    'wording-locked',
  ],
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
  refusals: [
    'not-found',
    'suggestion-malformed',
    'suggestions-full',
    'voter-too-new',
    'wording-locked',
  ],
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
  refusals: ['wording-locked', 'not-found', 'forbidden', 'voter-too-new'],
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

/**
 * How the words of a phrase stand in a language: `missing`, the nearest language fills in; `shipped`, the
 * platform came with them; `machine-made`, it did too, and nobody who speaks the language has read them; `suggested`, others are open for it; `accepted`, by those who play;
 * `disputed`, several are open, or one beside accepted ones.
 */
export const WordingState = z.enum([
  'missing',
  'machine-made',
  'suggested',
  'disputed',
  'shipped',
  'accepted',
]);
export type WordingState = z.infer<typeof WordingState>;

/** A phrase, or a plural form of one, as those see it who translate it. */
export const Wording = z.object({
  slug: z.string(),
  /** In American English. */
  source: z.string(),
  /** What stands now, whatever language it comes from. */
  text: z.string(),
  state: WordingState,
});
export type Wording = z.infer<typeof Wording>;

/** How much of a language has words of its own: phrases and the plural forms that it needs. */
export const LanguageProgress = z.object({
  lang: LanguageCode,
  done: z.int(),
  all: z.int(),
});
export type LanguageProgress = z.infer<typeof LanguageProgress>;

/** What a language lacks, who helps, and what became of the reader's own suggestions. */
export const TranslationOverview = z.object({
  /** Of every language of the table, the fullest first. */
  progress: z.array(LanguageProgress),
  /** What is missed most, by how near it is to what everybody sees. */
  missing: z.array(Wording),
  /** Of this reader in this language, the newest first; none for a guest. */
  mine: z.array(Suggestion),
  /** Who had words accepted in this language, those with most first. */
  helpers: z.array(z.object({ username: z.string(), accepted: z.int() })),
});
export type TranslationOverview = z.infer<typeof TranslationOverview>;

/**
 * A term of the house that stands in the source of a phrase, and what it is called in a language.
 * `begins` are the beginnings by which its other forms are known, itself included.
 */
export const Term = z.object({
  term: z.string(),
  given: z.string(),
  begins: z.array(z.string()),
});
export type Term = z.infer<typeof Term>;

/**
 * `rejected` never stood; `reverted` did, until it was taken back. What is `locked` stays as it is until
 * it is `unlocked`.
 */
export const WordingTurn = z.enum(['accepted', 'rejected', 'reverted', 'locked', 'unlocked']);
export type WordingTurn = z.infer<typeof WordingTurn>;

/** What was decided about words for a phrase [decision 190]. */
export const WordingDecision = z.object({
  turn: WordingTurn,
  at: Instant,
  /** By members of staff; else by votes. */
  byStaff: z.boolean(),
  /** The words; absent where they were taken back since, unless they are the reader's own. */
  translate: z.optional(z.string()),
  /** Who made them; absent where they were taken back, where it was staff, and where nobody is left. */
  username: z.optional(z.string()),
  why: z.optional(z.string()),
});
export type WordingDecision = z.infer<typeof WordingDecision>;

/** The words of a phrase stay as they are until translators of the house open them again [decision 182]. */
export const WordingLock = z.object({ why: z.string(), at: Instant });
export type WordingLock = z.infer<typeof WordingLock>;

/**
 * As what a phrase stands on a page: a `hint` until one writes, a `name` for those who do not see. It
 * stands `near` a place that is shown where no story shows itself.
 */
export const PhraseControl = z.enum([
  'button',
  'link',
  'tab',
  'option',
  'heading',
  'label',
  'hint',
  'name',
  'text',
  'near',
]);
export type PhraseControl = z.infer<typeof PhraseControl>;

/** What one thing in a picture is: words that are `said`, a `bar` for others, or what is under them. */
export const PictureTone = z.enum([
  'accent',
  'raised',
  'line',
  'picture',
  'icon',
  'bar',
  'said',
  'said-on-accent',
]);
export type PictureTone = z.infer<typeof PictureTone>;

/** One thing in a picture, in pixels from its upper corner at the start of a line. */
export const PictureBox = z.object({
  tone: PictureTone,
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  /** What it says, in the language, and how large its letters are. */
  text: z.optional(z.string()),
  size: z.optional(z.int()),
  /** The phrase itself. */
  own: z.optional(z.literal(true)),
});
export type PictureBox = z.infer<typeof PictureBox>;

/** Where a phrase stands: a cut of the page as wide as a small phone, drawn from the stories [decision 192]. */
export const PhraseSight = z.object({
  control: PhraseControl,
  /** How many letters have room; absent where any number has. */
  room: z.optional(z.int()),
  /** From back to front. */
  boxes: z.array(PictureBox),
});
export type PhraseSight = z.infer<typeof PhraseSight>;

/** What whoever translates a phrase into a language needs to know of it. */
export const WordingStudy = z.object({
  /** Those that are open, those with most votes first. */
  suggestions: z.array(Suggestion),
  /** The newest first. Rejected words are their author's to read alone. */
  history: z.array(WordingDecision),
  terms: z.array(Term),
  /** Where it stands, each with a picture; none where no story shows it. */
  sights: z.array(PhraseSight),
  /** Absent where the words may change. */
  lock: z.optional(WordingLock),
});
export type WordingStudy = z.infer<typeof WordingStudy>;

const look = {
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  spec: '§2',
  stance: 'neutral',
} as const;

export const listWordings = call({
  ...look,
  name: 'listWordings',
  method: 'GET',
  path: '/translate/wordings/:languageCode',
  params: z.object({ languageCode: LanguageCode }),
  out: z.object({ wordings: z.array(Wording) }),
  refusals: [],
  says: 'Every phrase with its words in a language and how they stand',
});

export const studyWording = call({
  ...look,
  name: 'studyWording',
  method: 'GET',
  path: '/translate/wording/:languageCode',
  params: z.object({ languageCode: LanguageCode }),
  query: z.object({ slug }),
  out: WordingStudy,
  refusals: ['not-found'],
  says: 'One phrase in a language: open suggestions, what was decided before, terms of the house',
});

export const readTranslationOverview = call({
  ...look,
  name: 'readTranslationOverview',
  method: 'GET',
  path: '/translate/overview/:languageCode',
  params: z.object({ languageCode: LanguageCode }),
  out: TranslationOverview,
  refusals: [],
  says: 'Progress of every language, what one lacks, who helps, and the reader’s own suggestions',
});
