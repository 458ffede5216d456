import { type ActorRefFrom, assign, setup } from 'xstate';
import { PEOPLE_GATHER_MS } from '../../contract/limits';
import type { TranslationOverview } from '../../contract/suggestion';
import type { Look, Meaning } from '../kit/look';
import type { OutboxEntry } from '../outbox/outbox.calls';
import type { Route } from '../router/router.rules';
import { type SuggestionsEvent, suggestionsPorts } from './suggestions.words';

export interface SuggestionsContext {
  language: string;
  signedIn: boolean;
  overview: TranslationOverview | undefined;
}

/** How the translation of the page’s language stands, and what the player did for it [§2]. */
export const suggestionsMachine = setup({
  types: {} as {
    context: SuggestionsContext;
    events: SuggestionsEvent;
    input: { language: string; signedIn: boolean };
    tags: Look;
    meta: Meaning;
  },
  actors: suggestionsPorts,
  delays: { PEOPLE_GATHER_MS },
  guards: {
    isHere: (_, { route }: { route: Route }) => route.name === 'translate',
    isElsewhere: (_, { route }: { route: Route }) => route.name !== 'translate',
    isOurs: (_, { entry }: { entry: OutboxEntry }) => entry.call === 'updatePhrase',
    isGuest: ({ context }) => !context.signedIn,
    isOfLanguage: ({ context }, params: { language: string }) =>
      params.language === context.language,
  },
  actions: {
    keepLanguage: assign((_, params: { language: string }) => ({
      language: params.language,
      overview: undefined,
    })),
    keep: assign({
      overview: (_, params: { overview: TranslationOverview }) => params.overview,
    }),
    forget: assign({ overview: undefined }),
    enter: assign({ signedIn: true }),
    leave: assign({ signedIn: false, overview: undefined }),
  },
}).createMachine({
  id: 'suggestions',
  context: ({ input }) => ({ ...input, overview: undefined }),
  initial: 'closed',
  states: {
    closed: {
      meta: { says: 'The page of translations is not shown', spec: '§2 Phrase editing' },
      on: {
        'route.shown': {
          guard: { type: 'isHere', params: ({ event }) => event },
          target: 'open',
        },
        'locale.languageChanged': {
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
        'session.opened': { actions: 'enter' },
        'session.closed': { actions: 'leave' },
      },
    },
    open: {
      meta: { says: 'The page of translations is shown', spec: '§2 Phrase editing' },
      initial: 'loading',
      on: {
        'route.shown': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'closed',
          actions: 'forget',
        },
        'locale.languageChanged': {
          target: '.loading',
          reenter: true,
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
        // What is one's own is another's now.
        'session.opened': { guard: 'isGuest', target: '.loading', actions: 'enter' },
        'session.closed': { target: '.loading', actions: 'leave' },
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks how it stands; what was shown stays', spec: '§2 Phrase editing' },
          invoke: {
            id: 'load',
            src: 'suggestions.load',
            input: ({ context }) => ({ language: context.language }),
          },
          on: {
            'suggestions.loaded': {
              guard: { type: 'isOfLanguage', params: ({ event }) => event },
              target: 'shown',
              actions: { type: 'keep', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        shown: {
          meta: { says: 'Progress, what is missing, who helped', spec: '§2 Phrase editing' },
          on: {
            'wording.suggested': 'outdated',
            'translations.learned': 'outdated',
            // What waited has arrived, or comes to nothing.
            'outbox.ended': {
              guard: { type: 'isOurs', params: ({ event }) => event },
              target: 'outdated',
            },
          },
        },
        outdated: {
          meta: { says: 'Something has changed; gathers such news', spec: '§2 Phrase editing' },
          after: { PEOPLE_GATHER_MS: 'loading' },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'It could not be asked; what was shown stays', spec: '§8' },
          on: { 'suggestions.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type SuggestionsActor = ActorRefFrom<typeof suggestionsMachine>;
