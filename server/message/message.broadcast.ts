import type { Platform } from '../platform';
import type { Broadcast } from '../realtime/deliver';
import { messagesOf } from './message.query';

/**
 * Lets the sockets of a game's room hear what was said there, in the log's order; those of players
 * whom a block parts from the speaker do not [decision 18].
 */
export const messageBroadcast = (
  platform: Pick<Platform, 'sql' | 'relations' | 'rooms' | 'log'>,
): Broadcast => {
  const { relations, rooms, log } = platform;
  const messages = messagesOf(platform);
  const tell = async (room: string, position: number): Promise<void> => {
    const message = await messages.at(position);
    if (message === undefined) return;
    const deaf = await relations.hiddenFrom(message.playerId);
    rooms.emitHere(room, 'message', message, [...deaf]);
  };
  // One after the other: an answer must not be heard before its question.
  let told: Promise<void> = Promise.resolve();
  return (room, _, position) => {
    told = told
      .then(() => tell(room, position))
      .catch((error: unknown) => log.error({ error }, 'a message was not told'));
  };
};
