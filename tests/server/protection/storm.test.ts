import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds, projections } from '../../../server/kinds';
import { reconcileReport } from '../../../server/operator/withdrawal.report';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { dice } from '../../support/dice';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { hallOf } from '../tournament/hall';

/** By `npm test -- storm` a hundred thousand; else as many as show that it can be done. */
const COMMANDS = Number(process.env['STORM'] ?? 200);
const CLIENTS = 3;
const HOUR_MS = 60 * 60 * 1_000;
/** What somebody who is barred goes on trying before another one takes their place. */
const BARRED_TRIES = 40;

/** What a client knows of itself from the answers alone: whatever contradicts it is a violation. */
interface Client {
  readonly member: Member;
  readonly session: string;
  /** When a pause or exclusion was taken. */
  barredAt: string | undefined;
  triesLeft: number;
  deposited: number;
  depositLimit: number;
  staked: number;
  stakeLimit: number;
}

let platform: TestPlatform;
let tournament = '';
beforeAll(async () => {
  platform = await testPlatform();
  tournament = await hallOf(platform).open();
});
afterAll(() => platform.close());

const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const enter = async (others: readonly Client[]): Promise<Client> => {
  const member = await platform.member({ country: 'MT' });
  await verifyPlayer(platform.platform, member.email, 'test', new Date().toISOString());
  for (const other of others) await platform.befriend(other.member, member);
  return {
    member,
    session: await platform.sit('lantern-run', 'COINS', member.token),
    barredAt: undefined,
    triesLeft: BARRED_TRIES,
    deposited: 0,
    depositLimit: NO_LIMIT,
    staked: 0,
    stakeLimit: NO_LIMIT,
  };
};

const violations: string[] = [];
let asked = 0;
let taken = 0;
let barred = 0;
const refusals = new Map<string, number>();

/** What moved for who was barred, by the log: a repetition that is answered in silence moves nothing. */
const judge = async ({ member, barredAt }: Client): Promise<void> => {
  if (barredAt === undefined) return;
  barred += 1;
  const rows = await platform.database.sql<{ kind: string }[]>`
    select kind from transactions where wallet = ${member.id} and at > ${barredAt}
      and ((amount < 0 and kind not in ('giftSend', 'shopWithdraw'))
        or kind in ('shopDeposit', 'giftAccept', 'achievement'))`;
  for (const { kind } of rows) violations.push(`${kind} for who is barred`);
};

type Roll = (below: number) => number;
type Body = Record<string, never> & { items?: { _id: string; state: string }[]; code?: string };

/** Asks, and holds what protects the player against the answer. */
const ask = async (client: Client, path: string, body: object) => {
  asked += 1;
  const answer = await platform.post(path, body, { token: client.member.token });
  const ok = answer.status === 200;
  if (ok) taken += 1;
  const { code } = answer.body;
  if (!ok) refusals.set(code, (refusals.get(code) ?? 0) + 1);
  if (answer.status >= 500) violations.push(`${path} ${answer.status} ${code}`);
  return { ok, body: answer.body as unknown as Body };
};

const steps: readonly ((client: Client, roll: Roll, others: readonly Client[]) => Promise<void>)[] =
  [
    async (client, roll) => {
      const stake = 10 * (1 + roll(5));
      const order = { session: client.session, stake, bet: {} };
      const { ok, body } = await ask(client, '/play/rounds', order);
      if (!ok) return;
      client.staked += stake;
      if (client.staked > client.stakeLimit) violations.push('a stake above its limit');
      const { _id: id } = (body as unknown as { round: { _id: string } }).round;
      const settled = { session: client.session };
      const end = await ask(client, `/play/rounds/${id}/settle`, settled);
      if (!end.ok) violations.push('a round that was bet is not settled');
    },
    async (client, roll) => {
      const amount = 500 * (1 + roll(6));
      const order = { amount, payment: roll(8) === 0 ? 'test-declined' : 'test-approved' };
      const { ok } = await ask(client, '/wallet/deposit', order);
      if (!ok) return;
      client.deposited += amount;
      if (client.deposited > client.depositLimit) violations.push('a deposit above its limit');
    },
    async (client, roll) => {
      const order = { currency: 'EUR', amount: 100 * (1 + roll(9)) };
      const { ok, body } = await ask(client, '/wallet/withdraw', order);
      // Nothing but what is not there keeps anybody from their money.
      if (!ok && body.code !== 'insufficient-amount' && body.code !== 'payment-unknown')
        violations.push(`a withdrawal is refused: ${String(body.code)}`);
    },
    async (client, roll, others) => {
      const to = others[roll(others.length)];
      if (to === undefined) return;
      const gift = { friends: [to.member.id], coins: 1 + roll(20), box: 'ruby', tape: 'mint' };
      await ask(client, '/gifts/send', gift);
    },
    async (client) => {
      const { body } = await ask(client, '/gifts', { which: 'received' });
      const gift = (body.items ?? []).find(({ state }) => state === 'pending');
      if (gift !== undefined) await ask(client, '/gifts/accept', { _id: gift._id });
    },
    async (client) => void (await ask(client, '/gifts/daily', {})),
    async (client) => void (await ask(client, '/scratchers/buy', { family: 'neon', amount: 1 })),
    async (client) => void (await ask(client, '/games/tournament/buyin', { _id: tournament })),
    async (client) => void (await ask(client, '/games/tournament/leave', { _id: tournament })),
    async (client) => {
      const pack = { currencyPaid: 'EUR', currency: 'COINS', amount: 2_000, price: 200 };
      await ask(client, '/wallet/purchase', pack);
    },
    async (client, roll) => {
      const tier = { name: 'diamond', cost: 500, currency: 'EUR' };
      if (roll(4) === 0) await ask(client, '/wallet/subscribe', tier);
      else await ask(client, '/wallet/subscribe/cancel', {});
    },
    async (client, roll) => {
      // Lower at once; higher, or gone, not before a day.
      const isDeposit = roll(2) === 0;
      const now = isDeposit ? client.depositLimit : client.stakeLimit;
      const value = (isDeposit ? 2_000 : 200) * (1 + roll(60));
      const limit = isDeposit
        ? { kind: 'deposit', period: 'month', currency: 'EUR' }
        : { kind: 'stake', period: 'month', currency: 'COINS' };
      const { ok } = await ask(client, '/protection/limit', { limit, value });
      if (!ok || value >= now) return;
      if (isDeposit) client.depositLimit = Math.max(value, client.deposited);
      else client.stakeLimit = Math.max(value, client.staked);
    },
    async (client, roll) => {
      const limit = { kind: 'deposit', period: 'month', currency: 'EUR' };
      const path = roll(2) === 0 ? '/protection/limit/confirm' : '/protection/limit/keep';
      const { ok } = await ask(client, path, { limit });
      if (ok && path.endsWith('confirm')) violations.push('a raise is confirmed within a day');
    },
    async (client, roll) => {
      if (roll(60) !== 0) return;
      const isLong = roll(2) === 0;
      const { ok } = isLong
        ? await ask(client, '/protection/exclude', { months: 6 })
        : await ask(client, '/protection/time-out', { days: 1 + roll(5) });
      if (ok) client.barredAt ??= new Date().toISOString();
    },
  ];

test(
  `${COMMANDS} random commands from ${CLIENTS} clients: no protection is ever gone round`,
  async () => {
    const clients: Client[] = [];
    for (let at = 0; at < CLIENTS; at += 1) clients.push(await enter(clients));
    const go = async (at: number) => {
      const next = dice(20_261_125 + at);
      const roll: Roll = (below) => Math.floor(next() * below);
      while (asked < COMMANDS) {
        const client = clients[at] as Client;
        const others = clients.filter((_, place) => place !== at);
        if (client.barredAt !== undefined) client.triesLeft -= 1;
        if (client.triesLeft <= 0) {
          await judge(client);
          clients[at] = await enter(others);
          continue;
        }
        await steps[roll(steps.length)]?.(client, roll, others);
      }
    };
    await Promise.all(clients.map((_, at) => go(at)));
    await Promise.all(clients.map(judge));
    console.log(
      `${asked} commands, ${taken} taken, ${barred} barred, refused: ${JSON.stringify(Object.fromEntries(refusals))}`,
    );
    expect(violations).toEqual([]);
    expect(taken).toBeGreaterThan(asked / 10);
    const { sql } = platform.database;
    const sums = await sql`
      select currency from balances group by currency having sum(balance) <> 0`;
    expect(sums).toEqual([]);
    const below = await sql`
      select account from balances where account like 'player:%' and balance < 0`;
    expect(below).toEqual([]);
    const entries = await platform.platform.payments.entries();
    expect(await reconcileReport(sql, entries)).toMatchObject({ ok: true });
    const { found, problems } = await verify(sql, kinds, { projections });
    expect({ found, problems }).toEqual({ found: 0, problems: [] });
  },
  2 * HOUR_MS,
);
