import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { MESSAGE_TEXT_MAX } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { messageMachine } from './message.machine';
import { readMessage } from './messages.rules';
import { type Outgoing, withHeard } from './messageWrite.rules';
import type { MessageWriteEvent } from './messageWrite.words';

export interface MessageWriteContext {
  gameId: string;
  signedIn: boolean;
  playerId: string | undefined;
  draft: string;
  /** Written here, not in the list yet; each has its `message:{n}`. */
  outgoing: Outgoing[];
  /** Messages written here so far. */
  written: number;
}

/** Who writes. */
interface Writer {
  signedIn: boolean;
  playerId: string | undefined;
}

const nobody = { gameId: '', signedIn: false, playerId: undefined };
const nothing = { draft: '', outgoing: [], written: 0 };

/** What a player says at a game: typed, and on its way until the list has it [§3 Game messages]. */
export const messageWriteMachine = setup({
  types: {} as {
    context: MessageWriteContext;
    events: MessageWriteEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: { message: messageMachine },
  guards: {
    maySend: ({ context }) => context.signedIn && context.draft.trim() !== '',
    isOther: ({ context }, params: { gameId: string }) => params.gameId !== context.gameId,
  },
  actions: {
    enter: assign((_, { gameId, signedIn, playerId }: { gameId: string } & Writer) => ({
      ...nothing,
      gameId,
      signedIn,
      playerId,
    })),
    admit: assign((_, { signedIn, playerId }: Writer) => ({ signedIn, playerId })),
    forget: assign({ ...nobody, ...nothing }),
    hear: assign({
      outgoing: ({ context: { gameId, playerId, outgoing } }, params: { body: string }) => {
        const message = readMessage(gameId, params.body);
        return message !== undefined && message.playerId === playerId
          ? withHeard(outgoing)
          : outgoing;
      },
    }),
    keepDraft: assign({
      draft: (_, params: { draft: string }) => params.draft.slice(0, MESSAGE_TEXT_MAX),
    }),
    send: enqueueActions(({ context: { gameId, draft, outgoing, written }, enqueue }) => {
      enqueue.spawnChild('message', {
        id: `message:${written}`,
        input: { n: written, gameId, draft },
      });
      enqueue.assign({
        draft: '',
        outgoing: [...outgoing, { n: written, draft, heard: false }],
        written: written + 1,
      });
    }),
    strand: assign({
      outgoing: ({ context }, params: { n: number }) =>
        context.outgoing.map((one) => (one.n === params.n ? { ...one, heard: false } : one)),
    }),
    drop: enqueueActions(({ context, enqueue }, params: { n: number }) => {
      enqueue.stopChild(`message:${params.n}`);
      enqueue.assign({ outgoing: context.outgoing.filter(({ n }) => n !== params.n) });
    }),
    dropAll: enqueueActions(({ context, enqueue }) => {
      for (const { n } of context.outgoing) enqueue.stopChild(`message:${n}`);
    }),
  },
}).createMachine({
  id: 'messageWrite',
  context: { ...nobody, ...nothing },
  initial: 'closed',
  on: {
    'game.entered': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.open',
        actions: ['dropAll', { type: 'enter', params: ({ event }) => event }],
      },
      // Another visitor at the same game: what was typed and said stays.
      { actions: { type: 'admit', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: { meta: { says: 'No game’s page is shown', spec: '§3 Game messages' } },
    open: {
      meta: { says: 'Something can be said at the game', spec: '§3 Game messages' },
      on: {
        'game.left': { target: 'closed', actions: ['dropAll', 'forget'] },
        'room.heard': { actions: { type: 'hear', params: ({ event }) => event } },
        'messageWrite.type': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        'messageWrite.send': { guard: 'maySend', actions: 'send' },
        'messageWrite.discard': { actions: { type: 'drop', params: ({ event }) => event } },
        'message.sent': { actions: { type: 'drop', params: ({ event }) => event } },
        'message.stranded': { actions: { type: 'strand', params: ({ event }) => event } },
      },
    },
  },
});

export type MessageWriteActor = ActorRefFrom<typeof messageWriteMachine>;
