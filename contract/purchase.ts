import * as z from 'zod/mini';
import { call } from './call';
import {
  Amount,
  Currency,
  Id,
  Instant,
  PageNumber,
  PaperFile,
  PositiveAmount,
  pageOf,
} from './words';

/** Codes of what is bought and paid [§3 Purchase]; 601 is a subscription’s. */
export const PurchaseCode = z.union([
  z.literal(500),
  z.literal(501),
  z.literal(600),
  z.literal(601),
]);
export type PurchaseCode = z.infer<typeof PurchaseCode>;

/** Something bought, paid in or paid out [§3]; amounts in minor units of their currency. */
export const Purchase = z.object({
  id: Id,
  createdAt: Instant,
  amount: Amount,
  currency: Currency,
  type: PurchaseCode,
  /** What it brought: coins, or cards of a kind. */
  bought: z.optional(z.object({ currency: z.string(), amount: z.int() })),
});
export type Purchase = z.infer<typeof Purchase>;

export const Offer = z.object({ currency: Currency, amount: z.int(), price: Amount });
export type Offer = z.infer<typeof Offer>;

/** What is sold at which price, held until `expiresAt` for whom it was told. */
export const Shop = z.object({
  currencyPaid: Currency,
  items: z.array(Offer),
  quote: z.string(),
  expiresAt: Instant,
});
export type Shop = z.infer<typeof Shop>;

export const PurchaseFilters = z.object({
  types: z.optional(z.array(PurchaseCode).check(z.maxLength(4))),
  from: z.optional(Instant),
  to: z.optional(Instant),
});
export type PurchaseFilters = z.infer<typeof PurchaseFilters>;

const player = { audience: 'player', spec: '§7 B wallet, decision 4' } as const;

export const readShop = call({
  stance: 'neutral',
  ...player,
  name: 'readShop',
  method: 'GET',
  path: '/wallet/shop',
  kind: 'read',
  rate: 'read',
  out: Shop,
  refusals: ['play-refused'],
  says: 'What money buys, in the currency of the player’s country, with a quote that holds a while',
});

export const purchase = call({
  stance: 'stakes',
  ...player,
  name: 'purchase',
  method: 'POST',
  path: '/wallet/purchase',
  kind: 'command',
  rate: 'write',
  body: z.object({
    currencyPaid: Currency,
    currency: Currency,
    amount: z.int().check(z.gte(1)),
    price: PositiveAmount,
    /** Told by the page; whether the purse covers the price is the platform’s to know. */
    deposit: z.optional(z.union([z.boolean(), z.int()])),
    /** Of the shop as it was read; without one its prices of this moment count. */
    quote: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  out: z.object({ purchase: Purchase, coins: Amount, balance: Amount }),
  refusals: [
    'not-signed-in',
    'play-refused',
    'currency-unknown',
    'quote-expired',
    'price-changed',
    'insufficient-amount',
  ],
  says: 'Buy what the shop offers, from the money wallet, at the price that was quoted',
});

export const listPurchases = call({
  stance: 'neutral',
  ...player,
  name: 'listPurchases',
  method: 'POST',
  path: '/wallet/purchases/:page',
  kind: 'read',
  rate: 'read',
  params: z.object({ page: PageNumber }),
  body: PurchaseFilters,
  out: pageOf(Purchase),
  refusals: [],
  says: 'Page N of what was bought, paid in and paid out, newest first, ten a page',
});

export const readReceipt = call({
  stance: 'neutral',
  ...player,
  name: 'readReceipt',
  method: 'GET',
  path: '/wallet/purchases/pdf/:id/Purchase',
  kind: 'read',
  rate: 'read',
  file: 'application/pdf',
  params: z.object({ id: Id }),
  out: PaperFile,
  refusals: [],
  says: 'The receipt of a purchase as PDF, in the player’s language and separators',
});

export const mailPurchase = call({
  stance: 'neutral',
  ...player,
  name: 'mailPurchase',
  method: 'POST',
  path: '/wallet/purchase/email',
  kind: 'command',
  rate: 'write',
  body: z.object({
    purchaseId: Id,
    /** Sent by the page; a receipt goes to the account’s own address, and links nowhere else. */
    email: z.optional(z.string().check(z.maxLength(254))),
    url: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  out: z.object({ sent: z.literal(true) }),
  refusals: ['not-found', 'forbidden'],
  says: 'Mail the receipt of a purchase to the player’s own address',
});
