import { type ActorRefFrom, assign, setup } from 'xstate';
import type { PhraseMap } from '../../contract/phrase';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type Cache, keptOf } from './translations.rules';
import { type TranslationsEvent, translationsPorts } from './translations.words';

export interface TranslationsContext {
  language: string;
  /** What is displayed: of the language, or of the one before while it is being fetched. */
  phrases: PhraseMap;
  cache: Cache;
}

export interface TranslationsInput {
  language: string;
  cache: Cache;
}

export const translationsMachine = setup({
  types: {} as {
    context: TranslationsContext;
    events: TranslationsEvent;
    input: TranslationsInput;
    tags: Look;
    meta: Meaning;
  },
  actors: translationsPorts,
  guards: {
    isOfLanguage: ({ context }, params: { language: string }) =>
      params.language === context.language,
  },
  actions: {
    showCached: assign(({ context }, params: { language: string }) => ({
      language: params.language,
      phrases: context.cache[params.language] ?? context.phrases,
    })),
    keepPhrases: assign(({ context }, params: { language: string; phrases: PhraseMap }) => {
      const phrases = keptOf(params.phrases);
      return { phrases, cache: { ...context.cache, [params.language]: phrases } };
    }),
    // Not stored: the next start fetches them.
    learn: assign({
      phrases: ({ context }, params: { phrases: PhraseMap }) => ({
        ...context.phrases,
        ...params.phrases,
      }),
    }),
    storeCache: tell('storage', ({ context }) => ({
      type: 'storage.keep',
      key: 'translatesV2',
      value: JSON.stringify({ [context.language]: context.phrases }),
    })),
  },
}).createMachine({
  id: 'translations',
  context: ({ input }) => ({ ...input, phrases: input.cache[input.language] ?? {} }),
  initial: 'fetching',
  on: {
    'locale.languageChanged': {
      target: '.fetching',
      reenter: true,
      actions: { type: 'showCached', params: ({ event }) => event },
    },
    'translations.learned': {
      guard: { type: 'isOfLanguage', params: ({ event }) => event },
      actions: { type: 'learn', params: ({ event }) => event },
    },
  },
  states: {
    fetching: {
      tags: ['busy'],
      meta: { says: 'Fetches the texts of the language', spec: '§4 Translation service' },
      invoke: {
        id: 'fetch',
        src: 'translations.fetch',
        input: ({ context }) => ({ language: context.language }),
      },
      on: {
        'translations.fetched': {
          guard: { type: 'isOfLanguage', params: ({ event }) => event },
          target: 'shown',
          actions: [{ type: 'keepPhrases', params: ({ event }) => event }, 'storeCache'],
        },
        'port.failed': 'stale',
      },
    },
    shown: {
      meta: { says: 'The texts of the language are shown', spec: '§4 Translation service' },
    },
    stale: {
      tags: ['failed'],
      meta: { says: 'The fetch failed; cached texts stay', spec: '§4 Translation service' },
      on: { 'translations.retry': 'fetching', 'connection.found': 'fetching' },
    },
  },
});

export type TranslationsActor = ActorRefFrom<typeof translationsMachine>;
