import { afterAll, beforeAll, expect, test } from 'vitest';
import { SUBSCRIPTION_MS } from '../../contract/limits';
import { kinds, projections } from '../../server/kinds';
import { reconcileReport } from '../../server/operator/withdrawal.report';
import type { ProviderEntry } from '../../server/payment/payment.provider';
import { verifyPlayer } from '../../server/player/player.command';
import { loadSecrets } from '../../server/secret/secret';
import type { Sql } from '../../server/store/database';
import { accept } from '../../server/store/decision';
import { Store } from '../../server/store/store';
import { streamOf } from '../../server/store/stream';
import { verify } from '../../server/store/verify';
import { subscriptionKind } from '../../server/subscription/subscription.events';
import { type ServerProcess, serverProcess } from '../support/server';
import { seeBeside, withDatabase } from './support/beside';
import { type Insisting, insistingOn } from './support/insist';
import { KILLING_MS, KILLS } from './support/kills';

/**
 * Where each stands when it is killed: in the transaction that is about to write this event of ours,
 * or to do this in the provider's books. What comes after has not happened then.
 */
const provider = [
  'INSERT test_intents',
  'UPDATE test_intents',
  'INSERT test_entries',
  'INSERT test_words',
] as const;
const steps = {
  deposit: [
    'payment.requested',
    ...provider,
    'payment.approved',
    'wallet.moved',
    'UPDATE test_words',
  ],
  withdrawal: [
    'withdrawal.requested',
    'withdrawal.approved',
    'wallet.moved',
    ...provider,
    'withdrawal.paid',
    'UPDATE test_words',
  ],
  renewal: ['subscription.paid', 'wallet.moved', 'DELETE timers'],
} as const;
type Deed = keyof typeof steps;
const moments = Object.entries(steps).flatMap(([deed, each]) =>
  each.map((step) => ({ deed: deed as Deed, step: step as string })),
);

/** By `npm test -- kills` twenty times each; else a few that are spread over all of them. */
const EACH = 20;
const count = KILLS > EACH ? EACH * moments.length : Math.ceil(KILLS / 3);
/** No divisor of it is one of their number, and the few are of every deed. */
const STRIDE = 9;
const plan = Array.from(
  { length: count },
  (_, kill) => moments[(kill * STRIDE) % moments.length] ?? { deed: 'deposit' as Deed, step: '' },
);

const RICH = 20_000;
const SUM = 500;

let server: ServerProcess;
let insisting: Insisting;
beforeAll(async () => {
  server = await serverProcess();
  insisting = insistingOn(server);
  await server.start();
});
afterAll(() => server.remove());

const see = <Seen>(look: (sql: Sql) => Promise<Seen>): Promise<Seen> => seeBeside(server, look);

interface Payer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

const payer = async (name: string): Promise<Payer> => {
  const email = `${name}@example.com`;
  const { token } = await insisting.insist<{ token: string }>('/auth/sign-up', {
    username: name,
    email,
    password: 'Carousel-2026',
    country: 'MT',
    birthday: { day: 1, month: 1, year: 1990 },
    terms: true,
  });
  const asked = await fetch(`${server.url}/api/get`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { id: ((await asked.json()) as { _id: string })._id, email, token };
};

/** Whatever reaches the step that the gate names stands still there, with its transaction open. */
const makeGate = async (sql: Sql): Promise<void> => {
  await sql`create table gate (step text)`;
  await sql.unsafe(`
    create function hold() returns trigger language plpgsql as $$
    begin
      if exists (select from gate where step =
        case tg_table_name when 'events' then to_jsonb(new) ->> 'type'
          else tg_op || ' ' || tg_table_name end)
        -- Of all timers the one that pays, when it has done so.
        and (tg_table_name <> 'timers' or to_jsonb(old) ->> 'kind' = 'subscription')
      then perform pg_sleep(600);
      end if;
      return coalesce(new, old);
    end $$`);
  for (const table of ['events', 'test_intents', 'test_entries', 'test_words', 'timers'])
    await sql.unsafe(
      `create trigger hold before insert or update or delete on ${table} for each row
       execute function hold()`,
    );
};

/** Whether nothing was found: what is asked again and again is not to print its rows each time. */
const none = async (found: Promise<readonly unknown[]>): Promise<boolean> =>
  (await found).length === 0;

const NEVER = new Date('9999-01-01T00:00:00Z');

/** Makes what is due about somebody's subscription due at another time. */
const setDue = (sql: Sql, { id }: Payer, due: Date) =>
  sql`update timers set due = ${due} where kind = 'subscription' and starts_with(subject, ${id})`;

/** A period that is over; what would renew it is not due yet. */
const subscribed = async (sql: Sql, store: Store, one: Payer): Promise<void> => {
  const until = new Date(Date.now() - 1_000).toISOString();
  const from = new Date(Date.parse(until) - SUBSCRIPTION_MS).toISOString();
  const term = { tier: 'diamond', currency: 'EUR', price: SUM, from, until } as const;
  await store.execute({
    name: 'begin',
    at: from,
    streams: { subscription: streamOf(subscriptionKind, one.id) },
    decide: () =>
      accept({ subscription: [{ type: 'subscription.paid', ...term, at: from }] }, null),
  });
  await setDue(sql, one, NEVER);
};

test(
  `platform and database are killed ${count} times between the steps of deposits, withdrawals and renewals: nothing is lost or doubled`,
  async () => {
    const ann = await payer('Payer');
    const renewing = new Map<number, Payer>();
    for (const [kill, { deed }] of plan.entries())
      if (deed === 'renewal') renewing.set(kill, await payer(`Renewing${kill}`));
    const all = [ann, ...renewing.values()];
    await server.stop();
    await withDatabase(server, async (sql, store) => {
      await makeGate(sql);
      const secrets = await loadSecrets(sql);
      for (const { email } of all)
        await verifyPlayer({ store, secrets }, email, 'test', new Date().toISOString());
      for (const one of all.slice(1)) await subscribed(sql, store, one);
    });
    await server.start();
    for (const { token } of all)
      await insisting.insist('/wallet/deposit', { amount: RICH, payment: 'test-approved' }, token);

    /** What is asked by HTTP is asked again under its key until it is acknowledged. */
    const begin = async (deed: Deed, kill: number): Promise<() => Promise<unknown>> => {
      if (deed === 'deposit') {
        const order = { amount: SUM, payment: 'test-approved' };
        const done = insisting.insist('/wallet/deposit', order, ann.token);
        return () => done;
      }
      if (deed === 'withdrawal') {
        const order = { amount: SUM, currency: 'EUR' };
        const done = insisting.insist('/wallet/withdraw', order, ann.token);
        return () => done;
      }
      await see((sql) => setDue(sql, renewing.get(kill) ?? ann, new Date(0)));
      return () =>
        see(async (sql) =>
          expect(
            await none(sql`select from timers
              where kind = 'subscription' and due <= clock_timestamp()`),
          ).toBe(true),
        );
    };

    for (const [kill, { deed, step }] of plan.entries()) {
      await see((sql) => sql`insert into gate values (${step})`);
      const acknowledged = await begin(deed, kill);
      await see(async (sql) =>
        expect(await none(sql`select from pg_stat_activity where wait_event = 'PgSleep'`)).toBe(
          false,
        ),
      );
      await see((sql) => sql`delete from gate`);
      await (kill % 2 === 0 ? insisting.killPlatform() : insisting.killDatabase());
      // Nobody waits here for the lease of whoever was killed.
      await see(async (sql) => {
        await sql`update jobs set leased_by = null, leased_until = null`;
        await sql`update timers set leased_by = null, leased_until = null`;
      });
      await acknowledged();
    }
    // What a killed process left unheard is told by the provider once more.
    await see(async (sql) => {
      expect(await none(sql`select from test_words where not heard`)).toBe(true);
      expect(await none(sql`select from deposits where ended is null`)).toBe(true);
      expect(await none(sql`select from withdrawals where ended is null`)).toBe(true);
    });
    await server.stop();

    await withDatabase(server, async (sql) => {
      const times = (deed: Deed) => plan.filter((one) => one.deed === deed).length;
      const balances = await sql<{ account: string; balance: number }[]>`
        select account, balance::int from balances where currency = 'EUR' order by account`;
      const held = new Map(balances.map(({ account, balance }) => [account, balance]));
      expect(held.get(`player:${ann.id}`)).toBe(
        RICH + SUM * (times('deposit') - times('withdrawal')),
      );
      for (const one of all.slice(1)) expect(held.get(`player:${one.id}`)).toBe(RICH - SUM);
      expect(held.get('house') ?? 0).toBe(SUM * times('renewal'));
      expect(held.get('payout') ?? 0).toBe(0);
      expect([...held.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
      const entries = await sql<ProviderEntry[]>`
        select reference, type, currency, amount from test_entries`;
      expect(entries).toHaveLength(all.length + times('deposit') + times('withdrawal'));
      const { lines, ok } = await reconcileReport(sql, entries);
      expect({ lines, ok }).toMatchObject({ ok: true });
      expect(await verify(sql, kinds, { projections })).toMatchObject({ found: 0, problems: [] });
    });
  },
  KILLING_MS,
);
