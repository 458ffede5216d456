import { type ActorRefFrom, assign, setup } from 'xstate';
import { factorPattern } from '../../contract/auth.rules';
import { SEARCH_DEBOUNCE_MS } from '../../contract/limits';
import type { Problem } from '../../contract/problems';
import { answerTicketDue } from '../../contract/ticket.desk';
import type { Look, Meaning } from '../kit/look';
import { toChild } from '../kit/toChild';
import {
  type DeedValues,
  type DeskCount,
  type DeskDeed,
  type DeskEvent,
  type DeskRow,
  type DeskTold,
  deskPorts,
  type Proving,
} from './desk.words';
import { deskTypingMachine } from './deskTyping';
import type { OfficeAddress } from './office.rules';
import { tellOffice } from './tellOffice';

export interface DeskContext {
  at: OfficeAddress;
  /** What stands in the search, asked for or not yet. */
  text: string;
  rows: readonly DeskRow[];
  total: number;
  /** What the list brought besides. */
  extra: unknown;
  item: DeskRow | undefined;
  deed: DeskDeed | undefined;
  values: DeedValues;
  /** What it would cost, since it was last asked for. */
  counted: DeskCount | undefined;
  problem: Problem | undefined;
  /** The second factor, where it is asked for again. */
  code: string;
  by: Proving;
  told: DeskTold | undefined;
}

const noDeed = {
  deed: undefined,
  values: {},
  counted: undefined,
  problem: undefined,
  code: '',
  by: 'code' as const,
};

/** A desk of the office: a table of pages, what lies open on it, and what is done to it. */
export const deskMachine = setup({
  types: {} as {
    context: DeskContext;
    events: DeskEvent;
    input: { at: OfficeAddress };
    tags: Look;
    meta: Meaning;
  },
  actors: { ...deskPorts, typing: deskTypingMachine },
  delays: { SEARCH_DEBOUNCE_MS },
  guards: {
    isOpen: ({ context }) => context.at.id !== undefined,
    isSameQuestion: ({ context }, { at }: { at: OfficeAddress }) =>
      JSON.stringify(at.query) === JSON.stringify(context.at.query),
    isStale: (_, { problem }: { problem: Problem }) => problem.code === 'factor-stale',
    isProvable: ({ context }, { by }: { by: Proving }) =>
      by === 'passkey' || factorPattern.test(context.code.trim()),
    isOtherItem: ({ context }, { at }: { at: OfficeAddress }) => at.id !== context.at.id,
    isTicket: ({ context }) => context.at.desk === 'tickets',
    isAnswer: ({ context }) => context.deed?.name === answerTicketDue.name,
    isNews: ({ context }, { updatedAt }: { updatedAt?: string | undefined }) =>
      updatedAt !== context.item?.['updatedAt'],
    isSameItem: ({ context }, { at }: { at: OfficeAddress }) => at.id === context.at.id,
  },
  actions: {
    keepAddress: assign(({ context }, { at }: { at: OfficeAddress }) => ({
      at,
      text: at.query.search,
      ...(at.id !== context.at.id && { item: undefined }),
    })),
    keepListed: assign(
      (_, { rows, total, extra }: { rows: DeskRow[]; total: number; extra?: unknown }) => ({
        rows,
        total,
        extra,
      }),
    ),
    keepItem: assign({ item: (_, { item }: { item: DeskRow }) => item }),
    keepText: assign({ text: (_, { text }: { text: string }) => text }),
    keepDeed: assign((_, { deed, values }: { deed: DeskDeed; values: DeedValues }) => ({
      ...noDeed,
      deed,
      values,
      told: undefined,
    })),
    keepValue: assign({
      values: ({ context }, { field, value }: { field: string; value: string }) => ({
        ...context.values,
        [field]: value,
      }),
      counted: undefined,
      problem: undefined,
    }),
    keepCount: assign({ counted: (_, { counted }: { counted: DeskCount }) => counted }),
    forgetCount: assign({ counted: undefined, problem: undefined }),
    keepCode: assign((_, { code }: { code: string }) => ({ code, problem: undefined })),
    keepWay: assign({ by: (_, { by }: { by: Proving }) => by }),
    // A code serves once.
    forgetCode: assign({ code: '', problem: undefined }),
    keepProblem: assign({ problem: (_, { problem }: { problem: Problem }) => problem }),
    keepTold: assign({ told: (_, { told }: { told?: DeskTold }) => told }),
    forgetDeed: assign(noDeed),
    askSearch: tellOffice(({ at, text }: DeskContext) => ({
      type: 'office.refine',
      to: { ...at, query: { ...at.query, search: text, page: 1 } },
    })),
    pressKey: toChild('typing', { type: 'typing.press' }),
    restHand: toChild('typing', { type: 'typing.rest' }),
    tellEnded: tellOffice(() => ({ type: 'office.ended' })),
  },
}).createMachine({
  id: 'desk',
  type: 'parallel',
  context: ({ input: { at } }) => ({
    at,
    text: at.query.search,
    rows: [],
    total: 0,
    extra: undefined,
    item: undefined,
    ...noDeed,
    told: undefined,
  }),
  on: { 'office.ended': { actions: 'tellEnded' } },
  states: {
    list: {
      meta: { says: 'What lies in the tray', spec: 'issue 19' },
      initial: 'loading',
      on: {
        'desk.visit': [
          {
            guard: { type: 'isSameQuestion', params: ({ event }) => event },
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
          {
            target: '.loading',
            actions: { type: 'keepAddress', params: ({ event }) => event },
          },
        ],
        'desk.type': {
          target: '.typing',
          actions: { type: 'keepText', params: ({ event }) => event },
        },
        'desk.done': '.loading',
        'desk.retry': '.loading',
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks for a page of it', spec: 'issue 19' },
          invoke: {
            id: 'list',
            src: 'desk.list',
            input: ({ context: { at } }) => ({ desk: at.desk, query: at.query }),
          },
          on: {
            'desk.listed': {
              target: 'shown',
              actions: { type: 'keepListed', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        typing: {
          meta: { says: 'A word is being typed into the search', spec: 'issue 19' },
          on: {
            'desk.type': {
              target: 'typing',
              reenter: true,
              actions: { type: 'keepText', params: ({ event }) => event },
            },
          },
          after: { SEARCH_DEBOUNCE_MS: { target: 'shown', actions: 'askSearch' } },
        },
        shown: { meta: { says: 'A page of it, or that there is none', spec: 'issue 19' } },
        failed: {
          tags: ['failed'],
          meta: { says: 'It did not load', spec: 'issue 19' },
        },
      },
    },
    item: {
      meta: { says: 'What lies open', spec: 'issue 19' },
      initial: 'looking',
      states: {
        looking: {
          meta: { says: 'Whether something is to lie open', spec: 'issue 19' },
          always: [{ guard: 'isOpen', target: 'reading' }, { target: 'none' }],
        },
        none: {
          meta: { says: 'Nothing lies open', spec: 'issue 19' },
          on: { 'desk.visit': 'looking' },
        },
        reading: {
          tags: ['busy'],
          meta: { says: 'Asks for all of it', spec: 'issue 19' },
          invoke: {
            id: 'read',
            src: 'desk.read',
            input: ({ context: { at } }) => ({ desk: at.desk, id: at.id ?? '' }),
          },
          on: {
            'desk.visit': [
              { guard: { type: 'isSameItem', params: ({ event }) => event } },
              { target: 'looking', reenter: true },
            ],
            'desk.told': {
              target: 'read',
              actions: { type: 'keepItem', params: ({ event }) => event },
            },
            'desk.missing': 'missing',
            'port.failed': 'unread',
          },
        },
        read: {
          meta: { says: 'All of it', spec: 'issue 19' },
          on: {
            'desk.visit': [
              { guard: { type: 'isSameItem', params: ({ event }) => event } },
              { target: 'looking' },
            ],
            'desk.done': 'reading',
            'desk.moved': {
              guard: { type: 'isNews', params: ({ event }) => event },
              target: 'reading',
            },
          },
        },
        missing: {
          meta: { says: 'There is no such thing', spec: 'issue 19' },
          on: { 'desk.visit': 'looking' },
        },
        unread: {
          tags: ['failed'],
          meta: { says: 'It did not load', spec: 'issue 19' },
          on: { 'desk.visit': 'looking', 'desk.retry': 'reading' },
        },
      },
    },
    typing: {
      meta: { says: 'Whether others are at what lies open', spec: 'decision 185' },
      initial: 'off',
      states: {
        off: {
          meta: { says: 'No ticket lies open', spec: 'decision 185' },
          on: { 'desk.told': { guard: 'isTicket', target: 'on' } },
        },
        on: {
          meta: { says: 'Who else types in the ticket is heard', spec: 'decision 185' },
          invoke: {
            id: 'typing',
            src: 'typing',
            input: ({ context: { at } }) => ({ id: at.id ?? '', access: '' }),
          },
          on: {
            'desk.visit': {
              guard: { type: 'isOtherItem', params: ({ event }) => event },
              target: 'off',
            },
            'desk.missing': 'off',
            // A note is nobody's business.
            'desk.change': { guard: 'isAnswer', actions: 'pressKey' },
            'desk.do': { actions: 'restHand' },
            'desk.cancel': { actions: 'restHand' },
          },
        },
      },
    },
    deed: {
      meta: { says: 'What is done to it', spec: 'issue 19' },
      initial: 'none',
      states: {
        none: {
          meta: { says: 'Nothing is being done', spec: 'issue 19' },
          on: {
            'desk.ask': {
              target: 'asking',
              actions: { type: 'keepDeed', params: ({ event }) => event },
            },
          },
        },
        asking: {
          meta: { says: 'Asks why, and for what else it needs', spec: 'issue 19' },
          initial: 'untried',
          on: {
            'desk.change': {
              target: '.untried',
              actions: { type: 'keepValue', params: ({ event }) => event },
            },
            'desk.count': { target: '.counting', actions: 'forgetCount' },
            'desk.do': 'doing',
            'desk.cancel': { target: 'none', actions: 'forgetDeed' },
          },
          states: {
            untried: { meta: { says: 'Not sent since the last change', spec: 'issue 19' } },
            counting: {
              tags: ['busy'],
              meta: { says: 'Asks what it would cost as it is typed', spec: 'decision 195' },
              invoke: {
                id: 'count',
                src: 'desk.count',
                input: ({ context: { deed, values } }) => ({
                  ...(deed ?? { name: '', id: '' }),
                  values,
                }),
              },
              on: {
                'desk.counted': {
                  target: 'counted',
                  actions: { type: 'keepCount', params: ({ event }) => event },
                },
                'desk.refused': {
                  target: 'refused',
                  actions: { type: 'keepProblem', params: ({ event }) => event },
                },
                'port.failed': 'cut',
              },
            },
            counted: {
              meta: { says: 'What it would cost is told', spec: 'decision 195' },
            },
            refused: {
              tags: ['failed'],
              meta: { says: 'It was refused, and it is said why', spec: 'issue 19' },
            },
            cut: {
              tags: ['failed', 'offline'],
              meta: { says: 'The platform could not be reached', spec: 'issue 19' },
            },
          },
        },
        doing: {
          tags: ['busy'],
          meta: { says: 'It is being done', spec: 'issue 19' },
          invoke: {
            id: 'do',
            src: 'desk.do',
            input: ({ context: { deed, values } }) => ({
              ...(deed ?? { name: '', id: '' }),
              values,
            }),
          },
          on: {
            'desk.done': {
              target: 'done',
              actions: [{ type: 'keepTold', params: ({ event }) => event }, 'forgetDeed'],
            },
            'desk.refused': [
              {
                guard: { type: 'isStale', params: ({ event }) => event },
                target: 'proving',
                actions: 'forgetCode',
              },
              {
                target: 'asking.refused',
                actions: { type: 'keepProblem', params: ({ event }) => event },
              },
            ],
            'port.failed': 'asking.cut',
          },
        },
        proving: {
          meta: { says: 'Asks for the second factor again: it is dangerous', spec: 'issue 19' },
          initial: 'untried',
          on: {
            'desk.code': {
              target: '.untried',
              actions: { type: 'keepCode', params: ({ event }) => event },
            },
            'desk.prove': {
              guard: { type: 'isProvable', params: ({ event }) => event },
              target: 'checking',
              actions: { type: 'keepWay', params: ({ event }) => event },
            },
            'desk.cancel': { target: 'none', actions: 'forgetDeed' },
          },
          states: {
            untried: { meta: { says: 'Not sent since the last change', spec: 'issue 19' } },
            refused: {
              tags: ['failed'],
              meta: { says: 'It did not prove anything', spec: 'issue 19' },
            },
            cut: {
              tags: ['failed', 'offline'],
              meta: { says: 'The platform could not be reached', spec: 'issue 19' },
            },
          },
        },
        checking: {
          tags: ['busy'],
          meta: { says: 'The second factor is looked at', spec: 'issue 19' },
          invoke: {
            id: 'prove',
            src: 'desk.prove',
            input: ({ context: { by, code } }) => ({ by, code }),
          },
          on: {
            'desk.proved': { target: 'doing', actions: 'forgetCode' },
            'desk.refused': {
              target: 'proving.refused',
              actions: ['forgetCode', { type: 'keepProblem', params: ({ event }) => event }],
            },
            'port.failed': 'proving.cut',
          },
        },
        done: {
          meta: { says: 'It is done, and said so', spec: 'issue 19' },
          on: {
            'desk.ask': {
              target: 'asking',
              actions: { type: 'keepDeed', params: ({ event }) => event },
            },
            'desk.cancel': 'none',
          },
        },
      },
    },
    file: {
      meta: { says: 'The list as a file', spec: 'issue 19' },
      initial: 'none',
      states: {
        none: {
          meta: { says: 'No file is asked for', spec: 'issue 19' },
          on: { 'desk.export': 'writing' },
        },
        writing: {
          tags: ['busy'],
          meta: { says: 'All its pages are written down', spec: 'issue 19' },
          invoke: {
            id: 'export',
            src: 'desk.export',
            input: ({ context: { at } }) => ({ desk: at.desk, query: at.query }),
          },
          on: { 'desk.exported': 'none', 'port.failed': 'failed' },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'There is no file', spec: 'issue 19' },
          on: { 'desk.export': 'writing' },
        },
      },
    },
  },
});

export type DeskActor = ActorRefFrom<typeof deskMachine>;
