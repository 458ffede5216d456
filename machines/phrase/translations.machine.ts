import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate';
import { PHRASE_PATIENCE_MS } from '../../contract/limits';
import type { PhraseMap } from '../../contract/phrase';
import type { PhraseGroup } from '../../contract/phraseGroup.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import {
  type Cache,
  groupsOfRoute,
  holdersIn,
  joined,
  keptOf,
  lackingIn,
  type Shelf,
  same,
  unread,
  wantedWith,
} from './translations.rules';
import { type GroupListed, type TranslationsEvent, translationsPorts } from './translations.words';

export interface TranslationsContext extends Shelf {
  language: string;
  /** What is displayed: of the language, or of the one before while it is being fetched. */
  phrases: PhraseMap;
  /** What was accepted since the groups were listed: it stands over what is fetched. */
  learned: PhraseMap;
  cache: Cache;
  /** The words that lie in the storage, of whatever language. */
  stored: PhraseMap | undefined;
  /** They take so long, or have failed, that nothing waits for them. */
  overdue: boolean;
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
  delays: { PHRASE_PATIENCE_MS },
  guards: {
    isOfLanguage: ({ context }, params: { language: string }) =>
      params.language === context.language,
    isNew: ({ context }, params: { groups: readonly PhraseGroup[] }) =>
      wantedWith(context.wanted, params.groups) !== context.wanted,
    isWhole: ({ context }) => lackingIn(context).length === 0,
  },
  actions: {
    showCached: assign(({ context }, params: { language: string }) => ({
      ...unread(context.wanted),
      language: params.language,
      phrases: context.cache[params.language] ?? context.phrases,
      learned: {},
      overdue: false,
    })),
    want: assign(({ context }, params: { groups: readonly PhraseGroup[] }) => ({
      wanted: wantedWith(context.wanted, params.groups),
    })),
    keepGroups: assign((_, params: { groups: readonly GroupListed[] }) => ({
      groups: params.groups,
      holders: holdersIn(params.groups),
    })),
    waitNoMore: assign({ overdue: true }),
    keepPhrases: assign(
      ({ context }, params: { language: string; group: PhraseGroup; phrases: PhraseMap }) => {
        const { language, group } = params;
        const kept = keptOf(params.phrases);
        const own = joined(context.cache[language], kept);
        return {
          // What is still to come stands as it did, be it in another language.
          phrases: joined(context.phrases, { ...kept, ...context.learned }),
          cache: { ...context.cache, [language]: own },
          here: wantedWith(context.here, [group]),
        };
      },
    ),
    showOwn: assign(({ context: { cache, language, learned, phrases } }) => ({
      overdue: false,
      phrases: same(phrases, joined(cache[language], learned)),
    })),
    // Not stored: the next start fetches them.
    learn: assign(({ context }, params: { phrases: PhraseMap }) => ({
      phrases: { ...context.phrases, ...params.phrases },
      learned: { ...context.learned, ...params.phrases },
    })),
    // Once for all groups that came: a page that is being drawn waits while they are written.
    store: enqueueActions(({ context: { cache, language, stored }, enqueue }) => {
      const own = cache[language];
      // A language of which nothing came leaves the words of the one before.
      if (own === undefined || own === stored) return;
      const value = JSON.stringify({ [language]: own });
      enqueue(tell('storage', { type: 'storage.keep', key: 'translatesV2', value }));
      enqueue.assign({ stored: own });
    }),
  },
}).createMachine({
  id: 'translations',
  context: ({ input }) => ({
    ...input,
    ...unread(),
    phrases: input.cache[input.language] ?? {},
    stored: input.cache[input.language],
    learned: {},
    overdue: false,
  }),
  initial: 'listing',
  on: {
    'locale.languageChanged': {
      target: '.listing',
      reenter: true,
      actions: { type: 'showCached', params: ({ event }) => event },
    },
    'translations.learned': {
      guard: { type: 'isOfLanguage', params: ({ event }) => event },
      actions: { type: 'learn', params: ({ event }) => event },
    },
    'route.shown': {
      actions: raise(({ event }) => ({
        type: 'translations.want',
        groups: groupsOfRoute(event.route),
      })),
    },
    'translations.want': {
      guard: { type: 'isNew', params: ({ event }) => event },
      target: '.fetching',
      reenter: true,
      actions: { type: 'want', params: ({ event }) => event },
    },
  },
  states: {
    listing: {
      tags: ['busy'],
      meta: { says: 'Asks which words the language has now', spec: '§4 Translation service' },
      invoke: {
        id: 'list',
        src: 'translations.list',
        input: ({ context }) => ({ language: context.language }),
      },
      on: {
        'translations.listed': {
          guard: { type: 'isOfLanguage', params: ({ event }) => event },
          target: 'fetching',
          actions: { type: 'keepGroups', params: ({ event }) => event },
        },
        // What else is wanted until then is fetched with it.
        'translations.want': { actions: { type: 'want', params: ({ event }) => event } },
        'port.failed': 'stale',
      },
      after: { PHRASE_PATIENCE_MS: { actions: 'waitNoMore' } },
    },
    fetching: {
      tags: ['busy'],
      meta: { says: 'Fetches the texts that are wanted', spec: '§4 Translation service' },
      invoke: {
        id: 'fetch',
        src: 'translations.fetch',
        input: ({ context }) => ({ language: context.language, groups: lackingIn(context) }),
      },
      always: { guard: 'isWhole', target: 'shown' },
      on: {
        'translations.fetched': {
          guard: { type: 'isOfLanguage', params: ({ event }) => event },
          actions: { type: 'keepPhrases', params: ({ event }) => event },
        },
        'port.failed': 'stale',
      },
      after: { PHRASE_PATIENCE_MS: { actions: 'waitNoMore' } },
    },
    shown: {
      meta: { says: 'The texts that are wanted are shown', spec: '§4 Translation service' },
      entry: ['showOwn', 'store'],
    },
    stale: {
      tags: ['failed'],
      meta: { says: 'The fetch failed; cached texts stay', spec: '§4 Translation service' },
      entry: ['waitNoMore', 'store'],
      on: {
        'translations.retry': 'listing',
        'connection.found': 'listing',
        'translations.want': {
          target: 'listing',
          actions: { type: 'want', params: ({ event }) => event },
        },
      },
    },
  },
});

export type TranslationsActor = ActorRefFrom<typeof translationsMachine>;
