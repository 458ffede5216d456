import { startFloor } from './floor';
import { benchPlatform } from './platform';
import { getting, type Line, median, posting, type Turn, turnsOn } from './turns';

/**
 * What an operation costs: processor time of platform and database, in turns with a floor and with
 * the cheapest list, so that each ratio is of one run on one machine. Medians of the rounds.
 *
 * BENCH_ROUNDS (5), BENCH_SECONDS a turn (1.2), BENCH_ONLY=floor,giftSent names the operations.
 */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 1.2);
const only = process.env['BENCH_ONLY']?.split(',');
const PLAYERS = 128;
const FRIENDS_EACH_SIDE = 10;
const AT_ONCE = 16;

interface Operation {
  readonly name: string;
  readonly connections: number;
  /** Another operation's name, and how much this one may cost of it. */
  readonly beside?: { readonly name: string; readonly goal: number };
  /** The same may be asked for ever; else each body once. */
  readonly repeats: boolean;
  lines(): Promise<Line[]>;
}
const platform = await benchPlatform();
const floor = await startFloor(platform.pool);
const { turn, end } = turnsOn(platform);

interface Player {
  readonly id: string;
  readonly token: string;
  readonly friends: string[];
  /** At a slot, where this player is seated. */
  readonly session: string;
}

const together = async (count: number, work: (n: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};

const settle = async (): Promise<Player[]> => {
  const players: Player[] = [];
  await together(PLAYERS, async (n) => {
    const token = await platform.signUp(`cost${n}`);
    const { _id: id } = await platform.get<{ _id: string }>('/get', token);
    players[n] = { id, token, friends: [], session: await platform.seat('neon-orchard', token) };
  });
  for (let far = 1; far <= FRIENDS_EACH_SIDE; far += 1)
    await together(PLAYERS, async (n) => {
      const [one, other] = [players[n], players[(n + far) % PLAYERS]];
      if (one === undefined || other === undefined) return;
      await platform.post('/friends/request', { _id: other.id }, one.token);
      await platform.post('/accept', { _id: one.id }, other.token);
      one.friends.push(other.id);
      other.friends.push(one.id);
    });
  return players;
};

const players = await settle();

const line = (path: string, token: string, bodies: readonly object[]): Line =>
  posting(platform.url, path, token, bodies);
const reading = (path: string, { token }: Player): Line => getting(platform.url, path, token);

/** Starts somewhere else each time, so that no player is asked out of coins. */
let turned = 0;
const some = (count: number): Player[] => {
  turned = (turned + count) % PLAYERS;
  return [...players.slice(turned), ...players.slice(0, turned)].slice(0, count);
};

const gift = (friend: string) => ({ friends: [friend], coins: 1, box: 'ruby', tape: 'mint' });

const giftSent = (connections: number, goal: number): Operation => ({
  name: `giftSent ${connections}`,
  connections,
  beside: { name: `floor ${connections}`, goal },
  repeats: true,
  lines: async () =>
    some(connections).map(({ token, friends }) => line('/gifts/send', token, friends.map(gift))),
});

const floorOf = (connections: number): Operation => ({
  name: `floor ${connections}`,
  connections,
  repeats: true,
  lines: async () =>
    some(connections).map(({ id, friends }) => ({
      url: floor.url,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user': id },
      bodies: friends.map((to) => JSON.stringify({ to, coins: 1 })),
    })),
});

/** Those whose box it is, with the boxes that wait for each. */
const boxes = async (): Promise<Line[]> => {
  const rows = await platform.pool<{ recipient: string; ids: string[] }[]>`
    select recipient, jsonb_agg(id) as ids from gifts where state = 'pending'
    group by recipient order by count(*) desc limit ${AT_ONCE}`;
  return rows.flatMap(({ recipient, ids }) => {
    const owner = players.find(({ id }) => id === recipient);
    return owner === undefined
      ? []
      : [
          line(
            '/gifts/accept',
            owner.token,
            ids.map((_id) => ({ _id })),
          ),
        ];
  });
};

/** Who is asked to be friends by whom: each pair once in the whole run. */
let asked = FRIENDS_EACH_SIDE;
const requests = async (): Promise<Line[]> => {
  const distances = Array.from({ length: 8 }, () => (asked += 1));
  return Array.from({ length: AT_ONCE }, (_, part) => part).flatMap((part) => {
    const mine = players.slice(part * 8, part * 8 + 8);
    return mine.map((player, n) =>
      line(
        '/friends/request',
        player.token,
        distances.map((far) => ({ _id: players[(part * 8 + n + far) % PLAYERS]?.id })),
      ),
    );
  });
};

const besideGift = (
  name: string,
  repeats: boolean,
  lines: Operation['lines'],
  goal = 1.2,
): Operation => ({
  name,
  connections: AT_ONCE,
  beside: { name: `giftSent ${AT_ONCE}`, goal },
  repeats,
  lines,
});

const besideWallet = (name: string, goal: number, one: (player: Player) => Line): Operation => ({
  name,
  connections: AT_ONCE,
  beside: { name: 'wallets', goal },
  repeats: true,
  lines: async () => some(AT_ONCE).map(one),
});

const posted =
  (path: string, body: object) =>
  ({ token }: Player) =>
    line(path, token, [body]);

const operations: readonly Operation[] = [
  ...[1, 16, 64].map(floorOf),
  giftSent(1, Number.NaN),
  giftSent(16, 4),
  giftSent(64, 3.5),
  besideGift('giftOpened', false, boxes),
  besideGift('letterSent', true, async () =>
    some(AT_ONCE).map(({ token, friends }) =>
      line(
        '/letters/send',
        token,
        friends.map((recipient) => ({ recipient, text: 'How was the wheel?' })),
      ),
    ),
  ),
  besideGift('friendAsked', false, requests),
  besideGift('round', true, async () =>
    some(AT_ONCE).map(({ token, session }) =>
      line('/play/rounds', token, [{ session, stake: 5, bet: {}, clientSeed: 'bench' }]),
    ),
  ),
  {
    name: 'wallets',
    connections: AT_ONCE,
    repeats: true,
    lines: async () => some(AT_ONCE).map((player) => reading('/wallet/list', player)),
  },
  besideWallet('friends', 1.5, posted('/friends', { pageSize: 20 })),
  besideWallet('notifications', 1.5, posted('/notifications', { perPage: 10 })),
  besideWallet('letters', 1.5, posted('/letters/inbox', {})),
  besideWallet('gifts', 1.5, posted('/gifts', {})),
  besideWallet('games', 1.5, posted('/games/find', {})),
].filter(({ name }) => only === undefined || only.includes(name.split(' ')[0] ?? name));

const timed = async ({ lines, repeats }: Operation): Promise<Turn> =>
  turn(await lines(), seconds, repeats);

try {
  const turns = new Map<string, Turn[]>(operations.map(({ name }) => [name, []]));
  for (const operation of operations) await timed(operation);
  for (let round = 0; round < rounds; round += 1)
    for (const operation of operations) turns.get(operation.name)?.push(await timed(operation));

  const cost = (name: string) =>
    median((turns.get(name) ?? []).map((one) => one.own + one.database));
  for (const { name, beside } of operations) {
    const of = (read: (one: Turn) => number) => median((turns.get(name) ?? []).map(read));
    const figures = `${cost(name).toFixed(0)} µs (platform ${of(({ own }) => own).toFixed(0)}, database ${of(
      ({ database }) => database,
    ).toFixed(
      0,
    )}), p50 ${of(({ p50 }) => p50).toFixed(1)} ms, ${of(({ done }) => done / seconds).toFixed(0)}/s`;
    const ratio = beside && cost(name) / cost(beside.name);
    const goal = beside && !Number.isNaN(beside.goal) ? ` (goal ${beside.goal})` : '';
    console.log(
      `cost: ${name}: ${figures}${ratio === undefined ? '' : ` = ${ratio.toFixed(2)} × ${beside?.name}${goal}`}`,
    );
  }
  const half = (name: string) => median((turns.get(name) ?? []).map(({ p50 }) => p50));
  console.log(
    `cost: p50 of a gift at one connection: ${(half('giftSent 1') / half('floor 1')).toFixed(2)} × floor's (goal 2.5)`,
  );
  await platform.verify();
} finally {
  end();
  floor.close();
  await platform.close();
}
process.exit();
