import * as z from 'zod/mini';
import { call } from './call';
import { GIFT_COINS_MAX, GIFT_FRIENDS_MAX, GIFTS_PAGE } from './limits';
import { Amount, Id, Instant, PageIndex, PageSize, PositiveAmount, pageOf } from './words';

/** Box and tape are drawn in these colours [§3 Gift]. */
export const giftColours = [
  'ruby',
  'amber',
  'mint',
  'sky',
  'violet',
  'rose',
  'night',
  'pearl',
] as const;
export const GiftColour = z.enum(giftColours);
export type GiftColour = z.infer<typeof GiftColour>;

const Person = z.object({ _id: Id, username: z.string() });

/** Coins in a box, from one friend to another [§3 Gift, decision 31]. */
export const Gift = z.object({
  _id: Id,
  sender: Person,
  recipient: Person,
  /** `returned`: the coins are back with the sender. */
  state: z.enum(['pending', 'opened', 'returned']),
  /** Whole coins. The recipient learns it on opening: a pending one has none for them. */
  coins: z.optional(Amount),
  box: GiftColour,
  tape: GiftColour,
  createdAt: Instant,
  openedAt: z.optional(Instant),
  /** When unopened coins go back to the sender. */
  expiresAt: Instant,
});
export type Gift = z.infer<typeof Gift>;

export const giftLists = ['pending', 'received', 'sent'] as const;
export const GiftList = z.enum(giftLists);
export type GiftList = z.infer<typeof GiftList>;

const player = { audience: 'player', spec: '§7 B gifts, decision 31' } as const;

export const countUnseenGifts = call({
  stance: 'neutral',
  ...player,
  name: 'countUnseenGifts',
  method: 'GET',
  path: '/gifts/unseen/counter',
  kind: 'read',
  rate: 'read',
  out: z.object({ count: z.int() }),
  refusals: [],
  says: 'How many gifts wait to be opened',
});

export const sendGifts = call({
  stance: 'neutral',
  ...player,
  name: 'sendGifts',
  method: 'POST',
  path: '/gifts/send',
  aliases: [{ method: 'POST', path: '/gifts/send' }],
  kind: 'command',
  rate: 'write',
  body: z.object({
    friends: z.array(Id).check(z.minLength(1), z.maxLength(GIFT_FRIENDS_MAX)),
    /** Whole coins for each of them. */
    coins: PositiveAmount.check(z.lte(GIFT_COINS_MAX)),
    box: GiftColour,
    tape: GiftColour,
  }),
  out: z.object({ items: z.array(Gift), balance: Amount }),
  refusals: ['not-found', 'insufficient-amount', 'gift-cap'],
  says: 'Give each of these friends a box of coins; all of them get it, or none',
});

export const acceptGift = call({
  stance: 'promotes',
  ...player,
  name: 'acceptGift',
  method: 'POST',
  path: '/gifts/accept',
  aliases: [{ method: 'PUT', path: '/gifts' }],
  kind: 'command',
  rate: 'write',
  body: z.object({ _id: Id }),
  out: z.object({ gift: Gift, balance: Amount }),
  refusals: ['not-found', 'gift-returned', 'gift-cap'],
  says: 'Open a gift: its coins reach the balance, once',
});

export const listGifts = call({
  stance: 'neutral',
  ...player,
  name: 'listGifts',
  method: 'POST',
  path: '/gifts',
  aliases: [{ method: 'GET', path: '/gifts' }],
  kind: 'read',
  rate: 'read',
  body: z.object({
    /** `pending` are those that wait for the caller. */
    which: z._default(GiftList, 'received'),
    /** Only from or to these. */
    friends: z.optional(z.array(Id).check(z.maxLength(100))),
    /** Only with at least as many coins; 0, as no friends, is no filter. */
    coins: z.optional(Amount),
    search: z._default(z.string().check(z.maxLength(60)), ''),
    pageIndex: z._default(PageIndex, 0),
    pageSize: z._default(PageSize, GIFTS_PAGE),
  }),
  out: pageOf(Gift),
  refusals: [],
  says: 'A page of the gifts that the caller got, gave, or has yet to open',
});
