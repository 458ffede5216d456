import { Message } from '../../contract/message';
import type { Page } from '../../contract/words';
import { firstPage, type Paged } from '../kit/list.rules';

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

/** The first page, below what the room said while it was on its way. */
export const withFirstPage = (list: Paged<Message>, page: Page<Message>): Paged<Message> => {
  const known = new Set(page.items.map(({ _id }) => _id));
  const [newest] = page.items;
  const fresh = list.items.filter(
    ({ _id, createdAt }) =>
      !known.has(_id) && (newest === undefined || createdAt > newest.createdAt),
  );
  const { items, total, pages } = firstPage(page);
  return { items: [...fresh, ...items], total: total + fresh.length, pages };
};

/** The outbox after the room spoke of a message of the reader's: that was the first that waits. */
export const withHeard = (outbox: readonly Outgoing[]): Outgoing[] => {
  const at = outbox.findIndex(({ heard }) => !heard);
  return outbox.map((one, index) => (index === at ? { ...one, heard: true } : one));
};
