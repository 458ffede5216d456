import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '../../server/kinds';
import { connect } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import { verify } from '../../server/store/verify';
import { type ServerProcess, serverProcess } from '../support/server';
import { type Insisting, insistingOn } from './support/insist';
import { KILLING_MS, KILLS, untilKill } from './support/kills';

/** They take turns: with each of them fewer, since three tests kill. */
const GIFT_KILLS = Math.ceil(KILLS / 3);
const PAIRS = 4;
const WELCOME = 5_000;

let server: ServerProcess;
let insisting: Insisting;

beforeAll(async () => {
  server = await serverProcess();
  insisting = insistingOn(server);
  await server.start();
});
afterAll(() => server.remove());

interface Sent {
  readonly items: readonly { readonly _id: string }[];
  readonly balance: number;
}

/** A player and what was acknowledged to them, in order. */
interface Giver {
  readonly id: string;
  readonly token: string;
  readonly sent: string[];
  readonly opened: string[];
  /** Boxes from the friend that wait to be opened. */
  readonly waiting: { id: string; coins: number }[];
  coins: number;
}

const giver = async (name: string): Promise<Giver> => {
  const { token } = await insisting.insist<{ token: string }>('/auth/sign-up', {
    username: name,
    email: `${name}@example.com`,
    password: 'Carousel-2026',
    country: 'US',
    birthday: { day: 1, month: 1, year: 1990 },
    terms: true,
  });
  const asked = await fetch(`${server.url}/api/get`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { _id: id } = (await asked.json()) as { _id: string };
  return { id, token, sent: [], opened: [], waiting: [], coins: WELCOME };
};

const friends = async (pair: number): Promise<[Giver, Giver]> => {
  const both = await Promise.all([giver(`giver${pair}a`), giver(`giver${pair}b`)]);
  const [one, two] = both;
  await insisting.insist('/friends/request', { _id: two.id }, one.token);
  await insisting.insist('/accept', { _id: one.id }, two.token);
  return both;
};

test(
  `platform and database are killed ${GIFT_KILLS} times while gifts are sent and opened: none is lost or doubled`,
  async () => {
    let ending = false;
    let acknowledged = 0;
    let wake = (): void => undefined;
    const more = (count: number): Promise<void> => {
      const goal = acknowledged + count;
      return new Promise((resolve) => {
        wake = () => acknowledged >= goal && resolve();
      });
    };
    const acknowledge = () => {
      acknowledged += 1;
      wake();
    };

    const send = async (from: Giver, to: Giver, coins: number) => {
      const order = { friends: [to.id], coins, box: 'ruby', tape: 'mint' };
      const { items } = await insisting.insist<Sent>('/gifts/send', order, from.token);
      expect(items).toHaveLength(1);
      const [{ _id: id } = { _id: '' }] = items;
      from.sent.push(id);
      from.coins -= coins;
      to.waiting.push({ id, coins });
      acknowledge();
    };
    const open = async (by: Giver, { id, coins }: { id: string; coins: number }) => {
      await insisting.insist('/gifts/accept', { _id: id }, by.token);
      by.opened.push(id);
      by.coins += coins;
      acknowledge();
    };
    /** Gives without pause, and opens two of three boxes: the third stays in escrow. */
    const give = async (from: Giver, to: Giver) => {
      for (let turn = 0; !ending; turn += 1) {
        await send(from, to, 1 + (turn % 9));
        const next = turn % 3 === 0 ? undefined : from.waiting.shift();
        if (next !== undefined) await open(from, next);
      }
    };

    const pairs = await Promise.all(Array.from({ length: PAIRS }, (_, pair) => friends(pair)));
    const giving = Promise.all(pairs.flatMap(([one, two]) => [give(one, two), give(two, one)]));
    for (let kill = 0; kill < GIFT_KILLS; kill += 1) {
      await Promise.race([more(untilKill(kill)), giving]);
      await (kill % 2 === 0 ? insisting.killPlatform() : insisting.killDatabase());
    }
    await Promise.race([more(100), giving]);
    ending = true;
    await giving;
    await server.stop();

    const database = await startEmbedded(server.dataDir);
    const sql = connect(database.address);
    try {
      for (const { id, sent, opened, coins } of pairs.flat()) {
        const [row] = await sql`
        select
          (select jsonb_agg(reference order by position) from transactions
            where wallet = ${id} and kind = 'giftSend') as sent,
          (select jsonb_agg(reference order by position) from transactions
            where wallet = ${id} and kind = 'giftAccept') as opened,
          (select jsonb_agg(gifts.id order by position) from gifts where sender = ${id}) as listed,
          (select balance from balances
            where account = ${`player:${id}`} and currency = 'COINS') as coins`;
        expect(row).toEqual({ sent, opened, listed: sent, coins });
      }
      const waiting = pairs.flat().flatMap((each) => each.waiting);
      const [escrow] = await sql`
      select balance, (select count(*) from gifts where state = 'pending') as pending
      from balances where account = 'escrow' and currency = 'COINS'`;
      const held = waiting.reduce((sum, { coins }) => sum + coins, 0);
      expect(escrow).toEqual({ balance: held, pending: waiting.length });
      expect(await verify(sql, kinds)).toMatchObject({ found: 0, problems: [] });
    } finally {
      await sql.end({ timeout: 1 });
      await database.stop();
    }
  },
  KILLING_MS,
);
