import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { MESSAGE_TEXT_MAX, MESSAGES_PAGE, PAGE_MAX } from '../../contract/limits';
import type { Message } from '../../contract/message';
import type { Page } from '../../contract/words';
import { isMore, nextPage, noPages, type Paged, questionAnew, withNext } from '../kit/list.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { messageMachine } from './message.machine';
import { type Outgoing, readMessage, withHeard, withLatest, withMessage } from './messages.rules';
import { type MessagesEvent, messagesPorts } from './messages.words';

export interface MessagesContext {
  gameId: string;
  signedIn: boolean;
  playerId: string | undefined;
  /** Newest first. */
  list: Paged<Message>;
  draft: string;
  /** Written here, not in the list yet; each has its `message:{n}`. */
  outbox: Outgoing[];
  /** Messages written here so far. */
  written: number;
}

/** Who reads. */
interface Reader {
  signedIn: boolean;
  playerId: string | undefined;
}

const sizes = { page: MESSAGES_PAGE, max: PAGE_MAX };
const nothing = { list: noPages, draft: '', outbox: [], written: 0 };

export const messagesMachine = setup({
  types: {} as { context: MessagesContext; events: MessagesEvent; tags: Look; meta: Meaning },
  actors: { ...messagesPorts, message: messageMachine },
  guards: {
    hasMore: ({ context }) => isMore(context.list),
    maySend: ({ context }) => context.signedIn && context.draft.trim() !== '',
    isOther: ({ context }, params: { gameId: string }) => params.gameId !== context.gameId,
  },
  actions: {
    enter: assign((_, params: { gameId: string } & Reader) => ({
      ...nothing,
      gameId: params.gameId,
      signedIn: params.signedIn,
      playerId: params.playerId,
    })),
    admit: assign((_, params: Reader) => ({
      signedIn: params.signedIn,
      playerId: params.playerId,
    })),
    forget: assign({ ...nothing, gameId: '', signedIn: false, playerId: undefined }),
    joinRoom: tell('socket', ({ context }) => ({
      type: 'socket.join',
      room: `game:${context.gameId}`,
    })),
    leaveRoom: tell('socket', ({ context }) => ({
      type: 'socket.leave',
      room: `game:${context.gameId}`,
    })),
    keepPage: assign({
      list: ({ context }, params: Page<Message>) => withLatest(context.list, params),
    }),
    keepAsked: assign({ list: ({ context }) => withNext(context.list, sizes) }),
    appendPage: assign({
      list: ({ context }, params: Page<Message>) =>
        nextPage(context.list, params, ({ _id }) => _id),
    }),
    hear: assign(({ context }, params: { body: string }) => {
      const message = readMessage(context.gameId, params.body);
      return message === undefined
        ? {}
        : {
            list: withMessage(context.list, message),
            outbox:
              message.playerId === context.playerId ? withHeard(context.outbox) : context.outbox,
          };
    }),
    keepDraft: assign({
      draft: (_, params: { draft: string }) => params.draft.slice(0, MESSAGE_TEXT_MAX),
    }),
    send: enqueueActions(({ context: { gameId, draft, outbox, written }, enqueue }) => {
      enqueue.spawnChild('message', {
        id: `message:${written}`,
        input: { n: written, gameId, draft },
      });
      enqueue.assign({
        draft: '',
        outbox: [...outbox, { n: written, draft, heard: false }],
        written: written + 1,
      });
    }),
    keepSent: assign({
      list: ({ context }, params: { n: number; message: Message }) =>
        withMessage(context.list, params.message),
    }),
    strand: assign({
      outbox: ({ context }, params: { n: number }) =>
        context.outbox.map((one) => (one.n === params.n ? { ...one, heard: false } : one)),
    }),
    drop: enqueueActions(({ context, enqueue }, params: { n: number }) => {
      enqueue.stopChild(`message:${params.n}`);
      enqueue.assign({ outbox: context.outbox.filter(({ n }) => n !== params.n) });
    }),
    clearOutbox: enqueueActions(({ context, enqueue }) => {
      for (const { n } of context.outbox) enqueue.stopChild(`message:${n}`);
      enqueue.assign({ outbox: [] });
    }),
  },
}).createMachine({
  id: 'messages',
  context: { gameId: '', signedIn: false, playerId: undefined, ...nothing },
  initial: 'closed',
  on: {
    'game.entered': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.open',
        reenter: true,
        actions: ['clearOutbox', { type: 'enter', params: ({ event }) => event }],
      },
      // Another visitor at the same game: what was typed and said stays.
      { actions: { type: 'admit', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: { meta: { says: 'No game’s page is shown', spec: '§3 Game messages' } },
    open: {
      meta: { says: 'The messages of a game; its room is heard', spec: '§3 Game messages' },
      entry: 'joinRoom',
      exit: 'leaveRoom',
      initial: 'loading',
      on: {
        'game.left': { target: 'closed', actions: ['clearOutbox', 'forget'] },
        'room.heard': { actions: { type: 'hear', params: ({ event }) => event } },
        'messages.type': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'messages.send': { guard: 'maySend', actions: 'send' },
        'messages.discard': { actions: { type: 'drop', params: ({ event }) => event } },
        'message.sent': {
          actions: [
            { type: 'keepSent', params: ({ event }) => event },
            { type: 'drop', params: ({ event }) => event },
          ],
        },
        'message.stranded': { actions: { type: 'strand', params: ({ event }) => event } },
        // What the room said while nobody heard it.
        'connection.found': '.loading',
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: {
            says: 'Loads what was said last; what was shown stays',
            spec: '§7 B getMessages',
          },
          invoke: {
            id: 'load',
            src: 'messages.load',
            input: ({ context }) => ({
              gameId: context.gameId,
              ...questionAnew(context.list, [], sizes),
            }),
          },
          on: {
            'messages.loaded': {
              target: 'shown',
              actions: { type: 'keepPage', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        shown: {
          meta: { says: 'What was said is shown, the newest last', spec: '§3 Game messages' },
          on: { 'list.more': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          tags: ['busy'],
          meta: { says: 'Loads what was said before', spec: '§7 B getMessages' },
          invoke: {
            id: 'load',
            src: 'messages.load',
            input: ({ context }) => ({
              gameId: context.gameId,
              pageIndex: context.list.pages,
              pageSize: MESSAGES_PAGE,
            }),
          },
          on: {
            'messages.loaded': {
              target: 'shown',
              actions: { type: 'appendPage', params: ({ event }) => event },
            },
            // The page that was asked for comes with the others.
            'connection.found': { target: 'loading', actions: 'keepAsked' },
            'port.failed': 'cutShort',
          },
        },
        cutShort: {
          tags: ['failed'],
          meta: {
            says: 'The earlier ones did not load; the others stay',
            spec: '§7 B getMessages',
          },
          on: {
            'list.more': { guard: 'hasMore', target: 'loadingMore' },
            'connection.found': { target: 'loading', actions: 'keepAsked' },
          },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'They did not load; what was shown stays', spec: '§7 B getMessages' },
          on: { 'list.retry': 'loading' },
        },
      },
    },
  },
});

export type MessagesActor = ActorRefFrom<typeof messagesMachine>;
