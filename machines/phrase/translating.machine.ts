import { type ActorRefFrom, assign, setup } from 'xstate';
import type { PhraseMap } from '../../contract/phrase';
import type { Wording } from '../../contract/suggestion';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { markedPhrases, plainPhrases } from './marks.rules';
import { type Sought, type TranslatingEvent, translatingPorts } from './translating.words';

export interface TranslatingContext {
  language: string;
  wordings: Wording[];
  /** Words that are tried in the page, by slug. */
  drafts: PhraseMap;
  /** What is to be shown where it stands. */
  sought: Sought | undefined;
}

/** Translate this page: every phrase that is shown says which one it is [decision 137]. */
export const translatingMachine = setup({
  types: {} as {
    context: TranslatingContext;
    events: TranslatingEvent;
    input: { language: string };
    tags: Look;
    meta: Meaning;
  },
  actors: translatingPorts,
  guards: {
    isOfLanguage: ({ context }, params: { language: string }) =>
      params.language === context.language,
  },
  actions: {
    keepLanguage: assign((_, params: { language: string }) => ({
      language: params.language,
      wordings: [],
      drafts: {},
    })),
    keepWordings: assign({
      wordings: (_, params: { wordings: Wording[] }) => params.wordings,
    }),
    keepDraft: assign({
      drafts: ({ context }, { slug, text }: { slug: string; text: string | undefined }) => {
        const { [slug]: _, ...others } = context.drafts;
        return text === undefined ? others : { ...others, [slug]: text };
      },
    }),
    keepAccepted: assign({
      wordings: ({ context }, { phrases }: { phrases: PhraseMap }) =>
        context.wordings.map((wording) => {
          const text = phrases[wording.slug];
          return text === undefined || text === wording.text
            ? wording
            : { ...wording, text, state: 'accepted' as const };
        }),
    }),
    keepSuggested: assign({
      wordings: ({ context }, { slug }: { slug: string }) =>
        context.wordings.map((wording) =>
          wording.slug === slug && ['missing', 'machine-made', 'shipped'].includes(wording.state)
            ? { ...wording, state: 'suggested' as const }
            : wording,
        ),
    }),
    keepSought: assign({
      sought: (_, { slug, path }: Sought) => ({ slug, path }),
    }),
    dropSought: assign({ sought: undefined }),
    forget: assign({ wordings: [], drafts: {} }),
    mark: tell('translations', ({ context: { language, wordings, drafts } }) => ({
      type: 'translations.learned',
      language,
      phrases: markedPhrases(wordings, drafts),
    })),
    unmark: tell('translations', ({ context: { language, wordings } }) => ({
      type: 'translations.learned',
      language,
      phrases: plainPhrases(wordings),
    })),
  },
}).createMachine({
  id: 'translating',
  context: ({ input }) => ({ ...input, wordings: [], drafts: {}, sought: undefined }),
  initial: 'off',
  states: {
    off: {
      meta: { says: 'The page is read, not translated', spec: '§2 Phrase editing' },
      on: {
        'translating.start': 'on',
        'translating.seek': {
          target: 'on',
          actions: { type: 'keepSought', params: ({ event }) => event },
        },
        'locale.languageChanged': {
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    on: {
      meta: { says: 'Every phrase of the page can be opened', spec: '§2 Phrase editing' },
      initial: 'loading',
      on: {
        'translating.stop': { target: 'off', actions: 'dropSought' },
        'translating.seek': { actions: { type: 'keepSought', params: ({ event }) => event } },
        'translating.found': { actions: 'dropSought' },
        'locale.languageChanged': {
          target: '.loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks how each phrase stands', spec: '§2 Phrase editing' },
          invoke: {
            id: 'load',
            src: 'translating.load',
            input: ({ context }) => ({ language: context.language }),
          },
          on: {
            'translating.loaded': {
              guard: { type: 'isOfLanguage', params: ({ event }) => event },
              target: 'shown',
              actions: { type: 'keepWordings', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        shown: {
          meta: { says: 'Every phrase is outlined by how it stands', spec: '§2 Phrase editing' },
          entry: 'mark',
          // The words as anybody reads them again.
          exit: ['unmark', 'forget'],
          on: {
            'translating.unmarked': { actions: 'mark' },
            'translating.preview': {
              actions: [{ type: 'keepDraft', params: ({ event }) => event }, 'mark'],
            },
            'translations.learned': {
              guard: { type: 'isOfLanguage', params: ({ event }) => event },
              actions: [{ type: 'keepAccepted', params: ({ event }) => event }, 'mark'],
            },
            'wording.suggested': {
              guard: { type: 'isOfLanguage', params: ({ event }) => event },
              actions: { type: 'keepSuggested', params: ({ event }) => event },
            },
          },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'It could not be asked; the page is read on', spec: '§2 Phrase editing' },
          on: { 'translating.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type TranslatingActor = ActorRefFrom<typeof translatingMachine>;
