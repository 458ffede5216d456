import * as z from 'zod/mini';
import { call } from './call';
import { Amount, Id, PositiveAmount } from './words';

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
  out: z.extend(Balance, {
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
  out: Balance,
  refusals: ['signature-invalid', 'link-invalid'],
  says: 'What the player of a session may stake',
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
  }),
  out: Balance,
  refusals: [
    'signature-invalid',
    'link-invalid',
    'not-signed-in',
    'play-refused',
    'currency-unknown',
    'insufficient-amount',
    'round-open',
    'round-closed',
    'conflict',
  ],
  says: 'The stake of a third party’s round leaves the balance, once for each tx',
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
  }),
  out: Balance,
  refusals: ['signature-invalid', 'not-found', 'round-closed', 'win-too-large', 'conflict'],
  says: 'A round is decided, whatever became of the session; before its bet: ask again later',
});

export const supplierRollback = call({
  stance: 'pays out',
  ...supplier,
  name: 'supplierRollback',
  path: '/supplier/:supplier/rollback',
  params,
  body: z.object({ tx: Reference, round: Reference }),
  /** Without a bet nothing was moved: it is remembered, and the bet refused when it comes late. */
  out: z.partial(Balance),
  refusals: ['signature-invalid', 'round-closed', 'conflict'],
  says: 'A round never happened: its stake returns, whatever became of the session',
});
