import { aMessage } from '../../contract/make/message';
import { problem } from '../../contract/problems';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { messageMachine } from '../../machines/message/message.machine';
import type { messagesMachine } from '../../machines/message/messages.machine';
import type { MessagesEvent } from '../../machines/message/messages.words';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const mine = aMessage({ _id: 'message_mine', playerId: 'player_ann1', player: 'ann', text: 'Hi' });
const heard = (body: unknown) => ({
  type: 'room.heard' as const,
  room: 'game:game_wheel',
  name: 'message',
  body: JSON.stringify(body),
});

export const messagesWalk = walk({
  // Its messages on their way need silent ports as well.
  machine: (wholeApp(silentAdapters).implementations.actors as Record<string, unknown>)
    .messages as typeof messagesMachine,
  inputs: [undefined],
  events: [
    { type: 'game.entered', gameId: 'game_wheel', signedIn: true, playerId: 'player_ann1' },
    { type: 'game.entered', gameId: 'game_wheel', signedIn: false, playerId: undefined },
    { type: 'game.left' },
    heard(mine),
    heard({ nothing: 'of the kind' }),
    { type: 'list.more' },
    { type: 'list.retry' },
    { type: 'messages.type', draft: 'Hi' },
    { type: 'messages.type', draft: ' ' },
    { type: 'messages.send' },
    { type: 'messages.discard', n: 0 },
    { type: 'messages.loaded', items: [aMessage()], total: 30 },
    { type: 'message.sent', n: 0, message: mine },
    { type: 'message.stranded', n: 0 },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'messages.load' },
  ] satisfies MessagesEvent[],
  view: ({ context: { signedIn, list, draft, outbox } }) => [
    signedIn,
    Math.min(list.pages, 2),
    draft.trim() !== '',
    outbox.length > 0,
  ],
  // One waiting message stands for many: without a bound, the walk would go on writing.
  offers: (event, { context }) => event.type !== 'messages.send' || context.outbox.length === 0,
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
