import { type ActorRefFrom, assign, setup } from 'xstate';
import { PHRASE_RETRY_MS } from '../../contract/limits';
import {
  cleanSlug,
  isCreatable,
  isKept,
  isRejected,
  pageOfSlug,
  textOfSlug,
} from '../../contract/phrase.rules';
import type { Look, Meaning } from '../kit/look';
import { toChild } from '../kit/toChild';
import { isMissing } from './phrases.rules';
import { type PhrasesEvent, phrasesPorts } from './phrases.words';

export interface PhrasesContext {
  /** The slugs that the platform knows. */
  known: string[];
  /** Slugs that were met, oldest first, and are not created yet. */
  waiting: string[];
  /** Slugs that were reported: each only once [decision 36]. */
  reported: string[];
}

export const phrasesMachine = setup({
  types: {} as { context: PhrasesContext; events: PhrasesEvent; tags: Look; meta: Meaning },
  actors: phrasesPorts,
  delays: { PHRASE_RETRY_MS },
  guards: {
    isPhraseWaiting: ({ context }) => context.waiting.length > 0,
    isRejected: (_, params: { slug: string }) => isRejected(params.slug),
    isReportable: ({ context }, params: { slug: string }) =>
      isCreatable(cleanSlug(params.slug)) && !context.reported.includes(cleanSlug(params.slug)),
  },
  actions: {
    keepKnown: assign(({ context }, params: { slugs: string[] }) => ({
      known: params.slugs.filter(isKept),
      waiting: context.waiting.filter((slug) => isMissing(params.slugs, slug)),
    })),
    queue: assign(({ context }, params: { slug: string }) => ({
      reported: [...context.reported, cleanSlug(params.slug)],
      waiting: isMissing(context.known, cleanSlug(params.slug))
        ? [...context.waiting, cleanSlug(params.slug)]
        : context.waiting,
    })),
    dropFirst: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
    learn: assign({
      known: ({ context }, params: { slug: string }) => [...context.known, params.slug],
    }),
    logMarkup: toChild('console', (_, params: { slug: string }) => ({
      type: 'console.write',
      level: 'error',
      message: `A phrase contains HTML: ${params.slug}`,
    })),
  },
}).createMachine({
  id: 'phrases',
  context: { known: [], waiting: [], reported: [] },
  invoke: { id: 'console', src: 'console', input: undefined },
  initial: 'unasked',
  on: {
    'phrases.report': [
      {
        guard: { type: 'isRejected', params: ({ event }) => event },
        actions: { type: 'logMarkup', params: ({ event }) => event },
      },
      {
        guard: { type: 'isReportable', params: ({ event }) => event },
        actions: { type: 'queue', params: ({ event }) => event },
      },
    ],
  },
  states: {
    unasked: {
      meta: {
        says: 'Not ready: nothing is missing that the list would be needed for',
        spec: '§4 Translation service, decision 178',
      },
      always: { guard: 'isPhraseWaiting', target: 'listing' },
    },
    listing: {
      tags: ['busy'],
      meta: { says: 'Not ready: loads the list of phrases', spec: '§4 Translation service' },
      invoke: { id: 'list', src: 'phrases.list', input: undefined },
      on: {
        'phrases.listed': {
          target: 'ready',
          actions: { type: 'keepKnown', params: ({ event }) => event },
        },
        'port.failed': 'unready',
      },
    },
    unready: {
      tags: ['failed'],
      meta: {
        says: 'Not ready: the list did not load; phrases wait',
        spec: '§4 Translation service',
      },
      after: { PHRASE_RETRY_MS: 'listing' },
    },
    ready: {
      meta: { says: 'Missing phrases are created', spec: '§4 Translation service, §5 Phrases' },
      initial: 'idle',
      states: {
        idle: {
          meta: { says: 'Nothing is missing', spec: '§4 Translation service' },
          always: { guard: 'isPhraseWaiting', target: 'creating' },
        },
        creating: {
          meta: { says: 'Creates the first of the missing phrases', spec: '§7 C translate/create' },
          invoke: {
            id: 'create',
            src: 'phrases.create',
            input: ({
              context: {
                waiting: [slug = ''],
              },
            }) => ({
              page: pageOfSlug(slug),
              slug,
              word: textOfSlug(slug),
            }),
          },
          on: {
            'phrases.created': {
              target: 'idle',
              actions: ['dropFirst', { type: 'learn', params: ({ event }) => event }],
            },
            'phrases.refused': { target: 'idle', actions: 'dropFirst' },
            'port.failed': 'deferred',
          },
        },
        deferred: {
          meta: { says: 'The network failed; tries again in a second', spec: '§9 Translation' },
          after: { PHRASE_RETRY_MS: 'creating' },
        },
      },
    },
  },
});

export type PhrasesActor = ActorRefFrom<typeof phrasesMachine>;
