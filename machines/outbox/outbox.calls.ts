import type { Problem } from '../../contract/problems';

/** What a call is made with, as plain JSON. */
export interface OutboxGiven {
  params?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const ofGame = (noun: string) => (given: OutboxGiven) => `${noun}:${text(given.params?.['id'])}`;
const ofAll = (noun: string) => () => noun;

/**
 * The closed list of calls that may wait for a connection, and the stream that keeps each in order.
 * Coins and money never wait: what one may spend changes meanwhile. Another call enters by a line
 * here; the compiler then asks for its address and for its words.
 */
const streams = {
  setFavourite: ofGame('favourite'),
  removeFavourite: ofGame('favourite'),
  writeReview: ofGame('review'),
  editReview: ofGame('review'),
  deleteReview: ofGame('review'),
  sendLetter: ({ body }) => `letter:${text(body?.['recipient'])}`,
  viewLetter: ofAll('letters'),
  deleteLetter: ofAll('letters'),
  removeLetters: ofAll('letters'),
  changeLetterState: ofAll('letters'),
  updatePhrase: ({ body }) => `wording:${text(body?.['lang'])}/${text(body?.['slug'])}`,
  viewNotification: ofAll('notifications'),
  viewAllNotifications: ofAll('notifications'),
} satisfies Record<string, (given: OutboxGiven) => string>;

export type OutboxCall = keyof typeof streams;
export const outboxCalls = Object.keys(streams) as OutboxCall[];
export const isOutboxCall = (name: string): name is OutboxCall => Object.hasOwn(streams, name);

/** A command that has not been answered yet. */
export interface OutboxEntry extends OutboxGiven {
  /** The idempotency key of its very first attempt: that one may have arrived. */
  id: string;
  call: OutboxCall;
  player: string;
  /** When it was given (ms since 1970), different for each: the order of a stream. */
  at: number;
  /** Attempts that may have arrived. */
  tries: number;
  /** The page whose first attempt is under way. */
  by?: string;
  /** Why the server refused it: it is not sent again. */
  problem?: Problem;
  /** Taken back by the player, for the sake of its words: it is not sent. */
  held?: true;
}

/** Entries of one stream keep their order; those of different streams are free. */
export const streamOf = ({ call, ...given }: OutboxGiven & { call: OutboxCall }): string =>
  streams[call](given);

/** Whether it is still to be sent. */
export const isWaiting = ({ problem, held }: OutboxEntry): boolean =>
  problem === undefined && held !== true;

/** Reads what the device kept. Nothing in it may stop the product from working. */
export const readEntry = (json: string): OutboxEntry | undefined => {
  try {
    const entry = JSON.parse(json) as Partial<OutboxEntry> | null;
    const isWhole =
      typeof entry?.id === 'string' &&
      typeof entry.player === 'string' &&
      typeof entry.at === 'number' &&
      typeof entry.tries === 'number' &&
      isOutboxCall(String(entry.call));
    return isWhole ? (entry as OutboxEntry) : undefined;
  } catch {
    return undefined;
  }
};
