import { MESSAGES_PAGE, PAGE_MAX } from '../../contract/limits';
import { aMessage } from '../../contract/make/message';
import { problem } from '../../contract/problems';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { messageMachine } from '../../machines/message/message.machine';
import { messagesMachine } from '../../machines/message/messages.machine';
import type { MessagesWords } from '../../machines/message/messages.words';
import type { messageWriteMachine } from '../../machines/message/messageWrite.machine';
import type { MessageWriteEvent } from '../../machines/message/messageWrite.words';
import { listWalk } from '../kit/list.walk';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const mine = aMessage({ _id: 'message_mine', playerId: 'player_ann1', player: 'ann', text: 'Hi' });
const heard = (body: unknown) => ({
  type: 'room.heard' as const,
  room: 'game:game_wheel',
  name: 'message',
  body: JSON.stringify(body),
});

const entered = [
  { type: 'game.entered', gameId: 'game_wheel', signedIn: true, playerId: 'player_ann1' },
  { type: 'game.entered', gameId: 'game_wheel', signedIn: false, playerId: undefined },
  { type: 'game.left' },
] as const;

export const messagesWalk = listWalk<MessagesWords>(silent(messagesMachine), {
  queries: [{ gameId: 'game_wheel' }, { gameId: 'game_dice' }],
  items: (count) => Array.from({ length: count }, (_, n) => aMessage({ _id: `message_${n}` })),
  page: MESSAGES_PAGE,
  max: PAGE_MAX,
  events: [
    ...entered,
    heard(mine),
    heard({ nothing: 'of the kind' }),
    { type: 'room.heard', room: 'game:game_wheel', name: 'hidden', body: '{}' },
    { type: 'room.missed', room: 'game:game_wheel' },
    { type: 'room.missed', room: 'game:game_dice' },
    { type: 'message.sent', n: 0, message: mine },
  ],
  view: ({ arrived }) => arrived.length,
  // What arrives on the first page stands for all.
  offers: ({ type }, { context }) =>
    !/^room\.heard|^message\.sent/.test(type) || context.list.pages < 2,
});

export const messageWriteWalk = walk({
  // Its messages on their way need silent ports as well.
  machine: (wholeApp(silentAdapters).implementations.actors as Record<string, unknown>)
    .messageWrite as typeof messageWriteMachine,
  inputs: [undefined],
  events: [
    ...entered,
    heard(mine),
    { type: 'messageWrite.type', draft: 'Hi' },
    { type: 'messageWrite.type', draft: ' ' },
    { type: 'messageWrite.send' },
    { type: 'messageWrite.discard', n: 0 },
    { type: 'message.sent', n: 0, message: mine },
    { type: 'message.stranded', n: 0 },
  ] satisfies MessageWriteEvent[],
  view: ({ context: { signedIn, draft, outgoing } }) => [
    signedIn,
    draft.trim() !== '',
    outgoing.length > 0,
  ],
  // One waiting message stands for many: without a bound, the walk would go on writing.
  offers: (event, { context }) =>
    event.type !== 'messageWrite.send' || context.outgoing.length === 0,
});

export const messageWalk = walk({
  machine: silent(messageMachine),
  inputs: [{ n: 0, gameId: 'game_wheel', draft: 'Hi' }],
  events: [
    { type: 'message.retry' },
    { type: 'message.accepted', message: mine },
    { type: 'message.refused', problem: problem('rate-limited') },
    { type: 'port.failed', port: 'message.send' },
  ],
  view: () => undefined,
});
