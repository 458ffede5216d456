import * as z from 'zod/mini';
import { call } from './call';
import {
  SCRATCHER_BUY_MAX,
  SCRATCHER_COINS_MAX,
  SCRATCHER_PRIZES_MAX,
  SCRATCHER_RUN_MAX,
  SCRATCHERS_PAGE,
} from './limits';
import { scratcherFamilies } from './scratcher.rules';
import { Amount, Id, Instant, PageIndex, PageSize, pageOf } from './words';

const ScratcherFamily = z.enum(scratcherFamilies);

/** What a card came for. */
export const scratcherSources = ['shop', 'level', 'achievement', 'tournament'] as const;
export const ScratcherSource = z.enum(scratcherSources);
export type ScratcherSource = z.infer<typeof ScratcherSource>;

/** What cards of a kind cost and pay, in whole coins [decision 197]. */
export const ScratcherTable = z.object({
  price: z.int().check(z.gte(1), z.lte(SCRATCHER_COINS_MAX)),
  /** Cards of a run: what the prizes' odds are parts of. */
  run: z.int().check(z.gte(1), z.lte(SCRATCHER_RUN_MAX)),
  /** Three of a symbol pay so much, on so many cards of a run. */
  prizes: z
    .array(
      z.object({
        symbol: z.string().check(z.maxLength(20)),
        pays: z.int().check(z.gte(1), z.lte(SCRATCHER_COINS_MAX)),
        cards: z.int().check(z.gte(1), z.lte(SCRATCHER_RUN_MAX)),
      }),
    )
    .check(z.minLength(1), z.maxLength(SCRATCHER_PRIZES_MAX)),
});
export type ScratcherTable = z.infer<typeof ScratcherTable>;

/** The table that cards were granted by; absent where it is the one that their kind ships with. */
const table = z.optional(ScratcherTable);

/** One card whose foil is off [§4 Scratch card, decision 27]. */
export const ScratchCard = z.object({
  _id: Id,
  /** Symbols, row by row. */
  cells: z.array(z.string()),
  /** Whole coins; 0 where it wins nothing. */
  prize: Amount,
  /** `scratched`: its prize waits to be collected. What wins nothing waits for nothing. */
  state: z.enum(['scratched', 'collected', 'lost']),
  fairness: z.object({
    /** SHA-256 of the server seed, published when the card was granted. */
    commit: z.string(),
    clientSeed: z.string(),
    nonce: z.int(),
    /** Told once nothing of the card is left to come. */
    serverSeed: z.optional(z.string()),
  }),
});
export type ScratchCard = z.infer<typeof ScratchCard>;

/** Cards of one kind that came together [§3 Scratcher config]. */
export const Scratcher = z.object({
  _id: Id,
  /** Kind of card: begins with its family. */
  typeId: z.string(),
  family: ScratcherFamily,
  source: ScratcherSource,
  /** Cards that it was granted with, and how many of them are scratched. */
  amount: z.int(),
  scratched: z.int(),
  /** Cards whose prize waits to be collected. */
  uncollected: z.int(),
  /** Those cards. */
  waiting: z.array(ScratchCard),
  /** SHA-256 of each card’s server seed, in their order. */
  commits: z.array(z.string()),
  table,
  createdAt: Instant,
});
export type Scratcher = z.infer<typeof Scratcher>;

/** Those of a config's cards of which nothing is left to come, each with its seed [decision 25]. */
export const ScratchedSet = z.object({
  _id: Id,
  typeId: z.string(),
  family: ScratcherFamily,
  /** Cards that it was granted with. */
  amount: z.int(),
  table,
  createdAt: Instant,
  cards: z.array(ScratchCard),
});
export type ScratchedSet = z.infer<typeof ScratchedSet>;

const inFamily = z.object({
  family: z.optional(ScratcherFamily),
  pageIndex: z._default(PageIndex, 0),
  pageSize: z._default(PageSize, SCRATCHERS_PAGE),
});

/** Cards of each family that wait to be scratched or collected [§3]. */
export const ScratcherCounters = z.object({
  lanterns: z.int(),
  zodiac: z.int(),
  neon: z.int(),
});
export type ScratcherCounters = z.infer<typeof ScratcherCounters>;

const player = { audience: 'player', spec: '§7 B scratchers, decision 27' } as const;

export const listScratchers = call({
  stance: 'neutral',
  ...player,
  name: 'listScratchers',
  method: 'GET',
  path: '/scratchers',
  kind: 'read',
  rate: 'read',
  query: inFamily,
  /** `sold`: what the shop sells of the family that was asked for. */
  out: z.extend(pageOf(Scratcher), { sold: z.optional(ScratcherTable) }),
  refusals: [],
  says: 'The caller’s cards that are not scratched and collected yet, newest first',
});

export const listScratched = call({
  stance: 'neutral',
  ...player,
  name: 'listScratched',
  method: 'GET',
  path: '/scratchers/scratched',
  kind: 'read',
  rate: 'read',
  query: inFamily,
  out: pageOf(ScratchedSet),
  refusals: [],
  says: 'The caller’s cards that were scratched and collected, newest first, with their seeds',
});

export const countScratchers = call({
  stance: 'neutral',
  ...player,
  name: 'countScratchers',
  method: 'GET',
  path: '/scratchers/counters',
  kind: 'read',
  rate: 'read',
  out: ScratcherCounters,
  refusals: [],
  says: 'How many cards of each family wait to be scratched or collected',
});

export const scratch = call({
  stance: 'neutral',
  ...player,
  name: 'scratch',
  method: 'POST',
  path: '/scratchers/scratch',
  kind: 'command',
  rate: 'write',
  body: z.object({
    /** Its id, or the config itself, of which only the id counts. */
    scratcherConfig: z.union([Id, z.object({ _id: Id })]),
    /** All its cards that are left, not only the next one. */
    all: z._default(z.boolean(), false),
  }),
  out: z.object({ cards: z.array(ScratchCard), scratcher: Scratcher }),
  refusals: ['not-found', 'step-illegal'],
  says: 'Take the foil off the next card; what lies under it was fixed when it was granted',
});

export const acceptScratch = call({
  stance: 'pays out',
  ...player,
  name: 'acceptScratch',
  method: 'POST',
  path: '/scratchers/accept',
  kind: 'command',
  rate: 'write',
  /** A card’s id, or a config’s: all that wait in it. */
  body: z.object({ scratchId: Id }),
  out: z.object({ cards: z.array(ScratchCard), scratcher: Scratcher, balance: Amount }),
  refusals: ['not-found', 'step-illegal'],
  says: 'Collect a prize: its coins reach the balance, once',
});

export const buyScratchers = call({
  stance: 'stakes',
  ...player,
  name: 'buyScratchers',
  method: 'POST',
  path: '/scratchers/buy',
  kind: 'command',
  rate: 'write',
  body: z.object({
    family: ScratcherFamily,
    amount: z.int().check(z.gte(1), z.lte(SCRATCHER_BUY_MAX)),
    /** What one was said to cost: at another price nothing is bought. */
    price: z.optional(Amount),
  }),
  out: z.object({ scratcher: Scratcher, balance: Amount }),
  refusals: ['insufficient-amount', 'play-refused', 'price-changed'],
  says: 'Buy cards of a family for coins, at the price of its kind',
});
