import * as z from 'zod/mini';
import { call } from './call';
import { Amount, Id, Instant, PositiveAmount } from './words';

/** A third party's name in addresses and settings: `acme`. */
export const SupplierName = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/));

/** What a third party calls its transaction, its round or its request: its own choice. */
const Reference = z.string().check(z.regex(/^[A-Za-z0-9_:.-]{1,64}$/));
const Session = z.string().check(z.minLength(16), z.maxLength(200));
/** Far above any win, far below what a double holds exactly. */
const MOVED_MAX = 1_000_000_000_000;

const supplier = {
  method: 'POST',
  audience: 'supplier',
  kind: 'command',
  rate: 'supplier',
  spec: 'decision 23',
} as const;
const params = z.object({ supplier: SupplierName });
const Balance = z.object({ currency: z.string(), balance: Amount });

/** Free rounds that the player of a session has left at its game; a bet names them as `free`. */
const FreeRounds = z.object({
  id: Id,
  /** What each is played at, in minor units. */
  stake: Amount,
  left: z.int(),
  expiresAt: Instant,
});
const Standing = z.extend(Balance, { freeRounds: z.array(FreeRounds) });

export const supplierAuthenticate = call({
  stance: 'neutral',
  ...supplier,
  name: 'supplierAuthenticate',
  path: '/supplier/:supplier/authenticate',
  params,
  body: z.object({
    /** Names this request: repeating it gives the same session, another one finds the token used. */
    request: Reference,
    /** From the launch address: good once, and for 60 seconds. */
    token: Session,
  }),
  out: z.extend(Standing, {
    session: Session,
    game: z.string(),
    /** Absent for a guest, who plays for fun. */
    player: z.optional(Id),
  }),
  refusals: ['signature-invalid', 'link-invalid'],
  says: 'A third party’s game sits down with its launch token',
});

export const supplierBalance = call({
  stance: 'neutral',
  ...supplier,
  name: 'supplierBalance',
  path: '/supplier/:supplier/balance',
  params,
  body: z.object({ session: Session }),
  out: Standing,
  refusals: ['signature-invalid', 'link-invalid'],
  says: 'What the player of a session may stake, and the free rounds that are left',
});

export const supplierBet = call({
  stance: 'stakes',
  ...supplier,
  name: 'supplierBet',
  path: '/supplier/:supplier/bet',
  params,
  body: z.object({
    session: Session,
    tx: Reference,
    round: Reference,
    amount: PositiveAmount.check(z.lte(MOVED_MAX)),
    /** Free rounds that stake it in place of the balance: their first and only bet. */
    free: z.optional(Id),
  }),
  out: Balance,
  refusals: [
    'signature-invalid',
    'link-invalid',
    'not-signed-in',
    'play-refused',
    'currency-unknown',
    'insufficient-amount',
    'not-found',
    'stake-refused',
    'win-capped',
    'exposure-reached',
    'step-illegal',
    'round-closed',
    'conflict',
  ],
  says: 'A stake of a third party’s round leaves the balance, once for each tx; a round may have several',
});

export const supplierWin = call({
  stance: 'pays out',
  ...supplier,
  name: 'supplierWin',
  path: '/supplier/:supplier/win',
  params,
  body: z.object({
    tx: Reference,
    round: Reference,
    amount: Amount.check(z.gte(0), z.lte(MOVED_MAX)),
    /** What a jackpot of the supplier's own pays besides; none unless told. */
    jackpot: z.optional(Amount.check(z.gte(0), z.lte(MOVED_MAX))),
    /** False: the round goes on, with further bets and wins. True unless told. */
    closes: z.optional(z.boolean()),
  }),
  out: Balance,
  refusals: ['signature-invalid', 'not-found', 'round-closed', 'win-too-large', 'conflict'],
  says: 'A round wins, whatever became of the session, and ends unless told otherwise; before its bet: ask again later',
});

export const supplierClose = call({
  stance: 'pays out',
  ...supplier,
  name: 'supplierClose',
  path: '/supplier/:supplier/close',
  params,
  body: z.object({ tx: Reference, round: Reference }),
  out: Balance,
  refusals: ['signature-invalid', 'not-found', 'round-closed', 'conflict'],
  says: 'A round ends with what it has won so far, be it nothing',
});

export const supplierRollback = call({
  stance: 'pays out',
  ...supplier,
  name: 'supplierRollback',
  path: '/supplier/:supplier/rollback',
  params,
  body: z.object({
    tx: Reference,
    round: Reference,
    /** The `tx` of the one bet that never happened; absent: none of the round did. */
    bet: z.optional(Reference),
  }),
  /** Without a bet nothing was moved: it is remembered, and the bet refused when it comes late. */
  out: z.partial(Balance),
  refusals: ['signature-invalid', 'round-closed', 'round-paid', 'conflict'],
  says: 'A round, or one bet of it, never happened: what was staked returns, whatever became of the session',
});
