import { Message } from '../../contract/message';

/** The message that a room spoke of; undefined when it is none of this game's. */
export const readMessage = (gameId: string, body: string): Message | undefined => {
  try {
    const { data } = Message.safeParse(JSON.parse(body));
    return data?.gameId === gameId ? data : undefined;
  } catch {
    return undefined;
  }
};
