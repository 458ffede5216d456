import * as z from 'zod/mini';
import { call } from './call';
import { ImageUrl } from './image';
import { LETTER_IMAGES_MAX, LETTER_TEXT_MAX, LETTERS_PAGE } from './limits';
import { Person } from './player';
import { Done, Id, Instant, PageIndex, PageSize, pageOf, textOf } from './words';

export const letterBoxes = ['inbox', 'unread', 'sent'] as const;
export const LetterBox = z.enum(letterBoxes);
export type LetterBox = z.infer<typeof LetterBox>;

/** What one player wrote to another [§3 Letter]. */
export const Letter = z.object({
  _id: Id,
  sender: Person,
  recipient: Person,
  text: z.string(),
  images: z.array(ImageUrl),
  /** Whether the recipient has opened it. */
  status: z.enum(['seen', 'unseen']),
  /** Each side throws away its own copy. */
  state: z.enum(['kept', 'deleted']),
  createdAt: Instant,
  seenAt: z.optional(Instant),
});
export type Letter = z.infer<typeof Letter>;

/** §3: what the caller got and opened, got, wrote, and has yet to open. */
export const LetterCounters = z.object({
  seen: z.int(),
  inbox: z.int(),
  sent: z.int(),
  unread: z.int(),
});
export type LetterCounters = z.infer<typeof LetterCounters>;

const player = { audience: 'player', spec: '§7 B letters' } as const;
const read = { ...player, kind: 'read', rate: 'read' } as const;
const command = { ...player, kind: 'command', rate: 'write' } as const;
const one = z.object({ _id: Id });

const Wanted = z.object({
  search: z._default(z.string().check(z.maxLength(60)), ''),
  pageIndex: z._default(PageIndex, 0),
  pageSize: z._default(PageSize, LETTERS_PAGE),
});
const list = { ...read, method: 'POST', body: Wanted, out: pageOf(Letter), refusals: [] } as const;

export const letterCounters = call({
  stance: 'neutral',
  ...read,
  name: 'letterCounters',
  method: 'GET',
  path: '/letters/counters',
  out: LetterCounters,
  refusals: [],
  says: 'How many letters the caller got, opened, has yet to open, and wrote',
});

export const lettersInbox = call({
  stance: 'neutral',
  ...list,
  name: 'lettersInbox',
  isSealed: true,
  path: '/letters/inbox',
  aliases: [{ method: 'GET', path: '/letters' }],
  says: 'A page of the letters that the caller got, newest first',
});

export const lettersUnread = call({
  stance: 'neutral',
  ...list,
  name: 'lettersUnread',
  isSealed: true,
  path: '/letters/unread',
  says: 'A page of the letters that the caller has yet to open',
});

export const lettersSent = call({
  stance: 'neutral',
  ...list,
  name: 'lettersSent',
  isSealed: true,
  path: '/letters/sent',
  aliases: [{ method: 'GET', path: '/letters/sent' }],
  says: 'A page of the letters that the caller wrote',
});

export const sendLetter = call({
  speaks: true,
  stance: 'neutral',
  ...command,
  name: 'sendLetter',
  method: 'POST',
  path: '/letters/send',
  aliases: [{ method: 'POST', path: '/letters' }],
  body: z.object({
    recipient: Id,
    text: textOf(1, LETTER_TEXT_MAX),
    /** Pictures of one's own folder. */
    images: z._default(z.array(ImageUrl).check(z.maxLength(LETTER_IMAGES_MAX)), []),
  }),
  out: Letter,
  refusals: ['not-found', 'letters-closed', 'muted'],
  says: 'Write to a player who takes letters from the caller',
});

export const viewLetter = call({
  stance: 'neutral',
  ...command,
  name: 'viewLetter',
  method: 'POST',
  path: '/letters/view',
  body: one,
  out: Letter,
  refusals: ['not-found'],
  says: 'Open a letter: it is seen from now on',
});

export const getLetter = call({
  stance: 'neutral',
  ...read,
  name: 'getLetter',
  isSealed: true,
  method: 'POST',
  path: '/letters/get',
  body: one,
  out: Letter,
  refusals: ['not-found'],
  says: 'One letter that the caller wrote or got',
});

export const deleteLetter = call({
  stance: 'neutral',
  ...command,
  name: 'deleteLetter',
  method: 'POST',
  path: '/letters/delete',
  aliases: [{ method: 'POST', path: '/letters/delete' }],
  /** Group B names the letter `_id`, group A `id` [§7]. */
  body: z.union([one, z.object({ id: Id })]),
  out: Done,
  refusals: ['not-found'],
  says: 'Throw away one’s own copy of a letter',
});

const letterIds = z.array(Id).check(z.minLength(1), z.maxLength(100));

export const removeLetters = call({
  stance: 'neutral',
  ...command,
  name: 'removeLetters',
  method: 'POST',
  path: '/letters/remove-selected',
  aliases: [{ method: 'POST', path: '/letters/remove-selected' }],
  body: z.object({ ids: letterIds }),
  out: Done,
  refusals: ['not-found'],
  spec: '§7 A letters',
  says: 'Throw away one’s own copies of several letters, all or none',
});

export const changeLetterState = call({
  stance: 'neutral',
  ...command,
  name: 'changeLetterState',
  method: 'POST',
  path: '/letters/change-state',
  aliases: [{ method: 'POST', path: '/letters/change-state' }],
  body: z.object({ ids: letterIds, state: z.enum(['seen', 'unseen', 'deleted', 'kept']) }),
  out: Done,
  refusals: ['not-found'],
  spec: '§7 A letters',
  says: 'Mark letters as seen or not, throw one’s copies away or take them back',
});
