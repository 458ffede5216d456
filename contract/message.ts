import * as z from 'zod/mini';
import { call } from './call';
import { MESSAGE_TEXT_MAX, MESSAGES_PAGE } from './limits';
import { Id, Instant, PageNumber, PageSize, pageOf, textOf } from './words';

/** What a player said at a game, for everybody there [§1, §3 Game messages]. */
export const Message = z.object({
  _id: Id,
  gameId: Id,
  playerId: Id,
  player: z.string(),
  icon: z.optional(z.string()),
  text: z.string(),
  createdAt: Instant,
});
export type Message = z.infer<typeof Message>;

export const createMessage = call({
  speaks: true,
  stance: 'neutral',
  name: 'createMessage',
  method: 'POST',
  path: '/games/createMessage',
  audience: 'player',
  kind: 'command',
  rate: 'write',
  body: z.object({
    gameId: Id,
    text: textOf(1, MESSAGE_TEXT_MAX),
  }),
  out: Message,
  refusals: ['not-found', 'muted'],
  spec: '§7 B games',
  says: 'Say something at a game; its room hears it at once',
});

export const getMessages = call({
  stance: 'neutral',
  name: 'getMessages',
  method: 'POST',
  path: '/games/getMessages',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  body: z.object({
    gameId: Id,
    page: z._default(PageNumber, 1),
    perPage: z._default(PageSize, MESSAGES_PAGE),
  }),
  out: pageOf(Message),
  refusals: ['not-found'],
  spec: '§7 B games',
  says: 'A page of what was said at a game, newest first',
});
