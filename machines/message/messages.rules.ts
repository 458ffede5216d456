import { Message } from '../../contract/message';
import type { Page } from '../../contract/words';
import type { Paged } from '../kit/list.rules';

/** A message that was written here and is not in the list yet. */
export interface Outgoing {
  n: number;
  draft: string;
  /** The room has spoken of it already: shown there, not here. */
  heard: boolean;
}

/** The message that a room spoke of; undefined when it is none of this game's. */
export const readMessage = (gameId: string, body: string): Message | undefined => {
  try {
    const { data } = Message.safeParse(JSON.parse(body));
    return data?.gameId === gameId ? data : undefined;
  } catch {
    return undefined;
  }
};

/** The list with a new message on top; one that is there already changes nothing. */
export const withMessage = (list: Paged<Message>, message: Message): Paged<Message> =>
  list.items.some(({ _id }) => _id === message._id)
    ? list
    : { ...list, items: [message, ...list.items], total: list.total + 1 };

/**
 * The list after the latest messages came: above them what the room said while they were on their
 * way, below them the earlier ones that are shown already.
 */
export const withLatest = (
  list: Paged<Message>,
  { items, total }: Page<Message>,
): Paged<Message> => {
  const known = new Set(items.map(({ _id }) => _id));
  const [newest] = items;
  const oldest = items.at(-1);
  const others = list.items.filter(({ _id }) => !known.has(_id));
  const fresh = others.filter(
    ({ createdAt }) => newest === undefined || createdAt > newest.createdAt,
  );
  // Where more was said than came, the earlier ones would stand behind a gap.
  const isJoined = list.items.some(({ _id }) => known.has(_id));
  const earlier = others.filter(
    ({ createdAt }) => isJoined && oldest !== undefined && createdAt < oldest.createdAt,
  );
  return {
    items: [...fresh, ...items, ...earlier],
    total: total + fresh.length,
    pages: isJoined ? Math.max(1, list.pages) : 1,
  };
};

/** The outbox after the room spoke of a message of the reader's: that was the first that waits. */
export const withHeard = (outbox: readonly Outgoing[]): Outgoing[] => {
  const at = outbox.findIndex(({ heard }) => !heard);
  return outbox.map((one, index) => (index === at ? { ...one, heard: true } : one));
};
