import { type ActorRefFrom, assign, setup } from 'xstate';
import { consolePorts } from '../kit/console.words';
import type { Look, Meaning } from '../kit/look';
import { toChild } from '../kit/toChild';
import { type Emoji, type EmojiEvent, type EmojiGroup, emojiPorts } from './emoji.words';

export interface EmojiContext {
  /** The player's language; the names come in the nearest one there is. */
  language: string;
  group: EmojiGroup;
  search: string;
  items: Emoji[];
  /** The language of the names that are shown. */
  named: string;
}

/** The emoji picker beside a text: loaded when it is first opened, and survivable [§2, §8]. */
export const emojiMachine = setup({
  types: {} as {
    context: EmojiContext;
    events: EmojiEvent;
    input: { language: string };
    tags: Look;
    meta: Meaning;
  },
  actors: { ...emojiPorts, ...consolePorts },
  actions: {
    turn: assign((_, params: { group: EmojiGroup }) => ({ group: params.group, search: '' })),
    keepSearch: assign({ search: (_, params: { text: string }) => params.text }),
    clearSearch: assign({ search: '' }),
    keepItems: assign((_, params: { items: Emoji[]; language: string }) => ({
      items: params.items,
      named: params.language,
    })),
    logFailure: toChild('console', {
      type: 'console.write',
      level: 'error',
      message: 'The emoji picker failed to load',
    }),
  },
}).createMachine({
  id: 'emoji',
  context: ({ input }) => ({
    language: input.language,
    group: 'smileys',
    search: '',
    items: [],
    named: 'en',
  }),
  invoke: { id: 'console', src: 'console', input: undefined },
  initial: 'closed',
  states: {
    closed: {
      meta: { says: 'A button beside the text; nothing is loaded for it', spec: '§2 emoji picker' },
      on: { 'emoji.open': 'open' },
    },
    open: {
      meta: { says: 'The picker lies over the page', spec: '§2 emoji picker' },
      exit: 'clearSearch',
      initial: 'loading',
      on: {
        'emoji.close': 'closed',
        'emoji.turn': {
          target: '.loading',
          actions: { type: 'turn', params: ({ event }) => event },
        },
        'emoji.search': {
          target: '.loading',
          actions: { type: 'keepSearch', params: ({ event }) => event },
        },
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks for them; what was shown stays', spec: '§2 loaded on demand' },
          invoke: {
            id: 'list',
            src: 'emoji.list',
            input: ({ context: { language, group, search } }) => ({ language, group, search }),
          },
          on: {
            'emoji.listed': {
              target: 'shown',
              actions: { type: 'keepItems', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        shown: { meta: { says: 'One press puts one into the text', spec: '§2 emoji picker' } },
        failed: {
          tags: ['failed'],
          meta: { says: 'It did not load: said here and in the console', spec: '§8' },
          entry: 'logFailure',
          on: { 'emoji.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type EmojiActor = ActorRefFrom<typeof emojiMachine>;
