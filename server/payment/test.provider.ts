import { createHmac, timingSafeEqual } from 'node:crypto';
import { isCard, type PaymentKind, paymentKinds } from '../../contract/payment.rules';
import { newId, type Secrets } from '../secret/secret';
import type { Queries, Sql } from '../store/database';
import type {
  Begun,
  PaymentProvider,
  PayOrder,
  ProviderEntry,
  ProviderMethod,
  ProviderWord,
  SignedWord,
} from './payment.provider';
import { chargeOf, enter, say } from './test.books';
import { type Behaviour, lastOf, testReady } from './test.cards';
import { beginTestPlan, chargeTestPlan, keepTestPlan } from './test.plans';

/** What is under way at the test provider. */
export interface TestIntent {
  readonly reference: string;
  readonly purpose: 'pay' | 'store' | 'pay out' | 'subscribe';
  readonly player: string;
  readonly currency: string;
  readonly amount: number;
  readonly kind: PaymentKind;
  readonly status: 'open' | 'challenged' | 'silent' | 'done' | 'cancelled';
  readonly card: Behaviour | null;
  readonly last: string | null;
}

/** The test provider, and what its own pages do there. */
export interface TestProvider extends PaymentProvider {
  intentOf(reference: string): Promise<TestIntent | undefined>;
  /** A number was typed, or a choice made: answers where it stands then. */
  present(intent: TestIntent, card: Behaviour, number: string): Promise<TestIntent['status']>;
  /** The challenge was answered. */
  answer(intent: TestIntent, approved: boolean): Promise<void>;
}

/** A word is signed anew whenever it is told, and taken for so long. */
const SIGNED_FOR_MS = 5 * 60_000;
/** A bank takes back what was charged with the number for it. */
const CHARGEBACK_MS = 60_000;
/** How long what goes back to a slow card is on its way. */
const SLOW_MS = 60_000;
const WORDS_AT_ONCE = 50;
/** Of cards that are kept. */
const EXPIRES = '2030-12';
const PURPOSE = 'test provider';

const isKind = (text: string): text is PaymentKind => paymentKinds.some((kind) => kind === text);

/** What is said where something is refused. */
const refusals = {
  pay: 'pay.refused',
  store: 'method.refused',
  'pay out': 'pay.refused',
  subscribe: 'plan.refused',
} as const;

/** Where a player goes on: good for whoever has it, as an address of a provider is. */
const testPageOf = (secrets: Pick<Secrets, 'seal'>, reference: string): string =>
  `/test-provider/${secrets.seal(PURPOSE, reference)}`;

/** What such an address is about; undefined for one that was not made here. */
export const referenceOf = (secrets: Pick<Secrets, 'open'>, sealed: string): string | undefined =>
  secrets.open(PURPOSE, sealed);

/**
 * The built-in provider [decision 134]: it moves nothing, takes test numbers only, keeps books of its
 * own, and tells how a payment ended by signed words as real ones do.
 */
export const testProvider = (sql: Sql, secrets: Pick<Secrets, 'derive' | 'seal'>): TestProvider => {
  const key = secrets.derive('payment words', 'test');
  const mac = (moment: string, body: string): string =>
    createHmac('sha256', key).update(`${moment}.${body}`).digest('hex');

  const intentOf = async (reference: string): Promise<TestIntent | undefined> => {
    const [row] = await sql<TestIntent[]>`
      select reference, purpose, player, currency, amount, kind, status, card, last
      from test_intents where reference = ${reference}`;
    return row;
  };

  /** Keeps a method that stands for a behaviour, without any number. */
  const keep = async (
    tx: Queries,
    { player, kind }: TestIntent,
    card: Behaviour,
    last: string,
  ): Promise<ProviderMethod> => {
    const method = newId('testmethod');
    const isThisMonth = card === 'expiring';
    const expires = isCard(kind)
      ? isThisMonth
        ? new Date().toISOString().slice(0, 7)
        : EXPIRES
      : null;
    await tx`
      insert into test_methods (id, player, kind, card, last, expires)
      values (${method}, ${player}, ${kind}, ${card}, ${last}, ${expires})`;
    return { method, kind, last, ...(expires !== null && { expires }) };
  };

  /** Ends an intent once, whoever asks: what follows is told by its words. */
  const end = async (
    intent: TestIntent,
    card: Behaviour,
    last: string,
    isApproved: boolean,
  ): Promise<void> => {
    const { reference: about, purpose, currency, amount } = intent;
    await sql.begin(async (tx) => {
      const [taken] = await tx`
        update test_intents set status = 'done', card = ${card}, last = ${last}
        where reference = ${about} and status in ('open', 'challenged') returning reference`;
      if (taken === undefined) return;
      if (!isApproved) {
        const reason = 'The test provider was told to refuse';
        await say(tx, {
          type: refusals[purpose],
          about,
          reason,
        });
        return;
      }
      const method = await keep(tx, intent, card, last);
      if (purpose === 'store') {
        await say(tx, { type: 'method.stored', about, method });
        return;
      }
      if (purpose === 'subscribe') {
        await beginTestPlan(tx, intent, card);
        return;
      }
      const charge = chargeOf(about);
      await enter(tx, charge, { reference: about, type: 'paid in', currency, amount });
      await say(tx, { type: 'pay.succeeded', about, charge, currency, amount, method });
      if (card !== 'chargeback') return;
      const id = `${charge}_back`;
      await enter(tx, id, { reference: about, type: 'taken back', currency, amount });
      await say(tx, { type: 'pay.reversed', about, id, why: 'chargeback', amount }, CHARGEBACK_MS);
    });
  };

  const present = async (intent: TestIntent, card: Behaviour, number: string) => {
    const last = lastOf(intent.kind, number);
    if (card === 'challenge' || card === 'silence') {
      const status = card === 'challenge' ? 'challenged' : 'silent';
      await sql`
        update test_intents set status = ${status}, card = ${card}, last = ${last}
        where reference = ${intent.reference} and status = 'open'`;
      return status;
    }
    await end(intent, card, last, card !== 'refusal');
    return 'done';
  };

  /** The kind and behaviour of what is paid with, where it is known before any page. */
  const known = async (payment: string) => {
    const ready = testReady[payment];
    if (ready !== undefined) return { kind: 'visa' as const, ...ready };
    const [row] = await sql<{ kind: PaymentKind; card: Behaviour; last: string }[]>`
      select kind, card, last from test_methods where id = ${payment}`;
    return row;
  };

  const open = async (
    purpose: TestIntent['purpose'],
    order: Pick<PayOrder, 'reference' | 'player' | 'currency' | 'amount'>,
    kind: PaymentKind,
  ): Promise<TestIntent | undefined> => {
    const { reference, player, currency, amount } = order;
    await sql`
      insert into test_intents (reference, purpose, player, currency, amount, kind, status)
      values (${reference}, ${purpose}, ${player}, ${currency}, ${amount}, ${kind}, 'open')
      on conflict (reference) do nothing`;
    return intentOf(reference);
  };

  const begun = (reference: string, status: TestIntent['status'] | undefined): Begun => ({
    charge: chargeOf(reference),
    ...((status === 'open' || status === 'challenged') && { url: testPageOf(secrets, reference) }),
  });

  /** Money that is asked of a player, once or period by period. */
  const charge = async (purpose: 'pay' | 'subscribe', order: PayOrder): Promise<Begun> => {
    const { reference, payment } = order;
    const method = isKind(payment) ? undefined : await known(payment);
    const kind = isKind(payment) ? payment : (method?.kind ?? 'visa');
    const intent = await open(purpose, order, kind);
    if (intent?.status !== 'open' || isKind(payment)) return begun(reference, intent?.status);
    const { card = 'refusal', last = '' } = method ?? {};
    return begun(reference, await present(intent, card, last));
  };

  return {
    name: 'test',
    isTest: true,
    kinds: paymentKinds,
    intentOf,
    present,
    answer: (intent, isApproved) => end(intent, 'challenge', intent.last ?? '', isApproved),
    pay: (order) => charge('pay', order),
    subscribe: (order) => charge('subscribe', order),
    keep: (reference, going) => keepTestPlan(sql, reference, going),
    async store({ reference, player, kind }) {
      const intent = await open('store', { reference, player, currency: '', amount: 0 }, kind);
      return begun(reference, intent?.status);
    },
    async payOut(order) {
      const { reference, currency, amount, method } = order;
      const { kind = 'visa', card = 'success', last = '' } = (await known(method)) ?? {};
      const intent = await open('pay out', order, kind);
      const charge = chargeOf(reference);
      if (intent?.status !== 'open') return { charge };
      await sql.begin(async (tx) => {
        const [taken] = await tx`
          update test_intents set status = 'done', card = ${card}, last = ${last}
          where reference = ${reference} and status = 'open' returning reference`;
        if (taken === undefined) return;
        if (card === 'unpayable') {
          const reason = 'The test provider was told to refuse';
          await say(tx, { type: 'payOut.refused', about: reference, reason }, SLOW_MS);
          return;
        }
        await enter(tx, charge, { reference, type: 'paid out', currency, amount });
        await say(tx, { type: 'payOut.paid', about: reference }, card === 'slow' ? SLOW_MS : 0);
      });
      return { charge };
    },
    async cancel(reference) {
      const rows = await sql`
        update test_intents set status = 'cancelled'
        where reference = ${reference} and status <> 'done' returning reference`;
      return rows.length > 0 || (await intentOf(reference)) === undefined;
    },
    async forget(method) {
      await sql`delete from test_methods where id = ${method}`;
    },
    async forgetPlayer(player) {
      await sql`delete from test_methods where player = ${player}`;
    },
    async wordOf(body, signature, now) {
      const [, moment = '', given = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      if (Math.abs(now - Number(moment)) > SIGNED_FOR_MS) return undefined;
      const expected = mac(moment, body);
      if (given.length !== expected.length) return undefined;
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return undefined;
      // Only this provider can have written what its key signed.
      return JSON.parse(body) as ProviderWord;
    },
    entries: () => sql<ProviderEntry[]>`
      select reference, type, currency, amount from test_entries order by reference, id`,
    async unheard(now, about) {
      const rows = await sql<{ id: string; body: ProviderWord }[]>`
        select id, body from test_words
        where not heard and due <= greatest(${new Date(now)}, clock_timestamp())
          ${about === undefined ? sql`` : sql`and about = ${about}`}
        order by due, id limit ${WORDS_AT_ONCE}`;
      return rows.map(({ id, body }): SignedWord => {
        const text = JSON.stringify(body);
        return { id, body: text, signature: `t=${now},v1=${mac(String(now), text)}` };
      });
    },
    async heard(word) {
      await sql.begin(async (tx) => {
        const [taken] = await tx<{ body: ProviderWord }[]>`
          update test_words set heard = true where id = ${word} and not heard returning body`;
        if (taken?.body.type === 'plan.due') await chargeTestPlan(tx, taken.body.about);
      });
    },
  };
};
