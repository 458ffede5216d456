import type { Message } from '../../contract/message';
import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';

export const messagesPorts = {
  /** POST /games/getMessages [§7 B]; `page` is 1-based, newest first. */
  'messages.load': port<
    { gameId: string; page: number },
    { type: 'messages.loaded'; items: Message[]; total: number }
  >('messages.load'),
  /** POST /games/createMessage [§7 B]. */
  'message.send': port<
    { gameId: string; draft: string },
    { type: 'message.accepted'; message: Message } | { type: 'message.refused'; problem: Problem }
  >('message.send'),
};
