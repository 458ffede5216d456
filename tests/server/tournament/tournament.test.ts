import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { myActivities } from '../../../contract/activity';
import {
  homeTournaments,
  listTournaments,
  tournamentLeaderboard,
  tournamentRounds,
} from '../../../contract/tournament';
import { listTransactions } from '../../../contract/wallet';
import { homeWinners } from '../../../contract/winner';
import { kinds, projections } from '../../../server/kinds';
import { tournamentReport } from '../../../server/operator/tournament.report';
import { verify } from '../../../server/store/verify';
import { WAIT_MS } from '../../support/patience';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { hallOf } from './hall';

let platform: TestPlatform;
let hall: ReturnType<typeof hallOf>;
beforeAll(async () => {
  platform = await testPlatform();
  hall = hallOf(platform);
});
afterAll(() => platform.close());

const WELCOME = 5_000;
const RACE = 50;
const past = (ms = 1): string => new Date(Date.now() - ms).toISOString();
const future = (ms = 60 * 60 * 1_000): string => new Date(Date.now() + ms).toISOString();
const members = (count: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => platform.member()));

const potOfBooks = async (id: string): Promise<number> => {
  const [row] = await platform.database.sql<{ balance: number }[]>`
    select coalesce(sum(balance), 0)::bigint as balance from balances where account = ${`pot:${id}`}`;
  return row?.balance ?? 0;
};

test('who enters pays into the pot, and has it back before the start', async () => {
  const ann = await platform.member();
  const id = await hall.open();
  expect(await hall.read(id, ann)).toMatchObject({
    state: 0,
    entries: 0,
    pot: 100,
    joined: false,
    own: { state: 'none', remind: false },
    admission: { unmet: [], play: { allowed: true } },
  });
  const { tournament, balance } = await hall.enter(ann, id);
  expect(balance).toBe(WELCOME - 100);
  expect(tournament).toMatchObject({
    entries: 1,
    pot: 100,
    prizes: [100],
    joined: true,
    own: { state: 'joined', remind: true, rank: 1, prize: 100 },
    leaderboard: [{ rank: 1, player: ann.username, playerId: ann.id, score: 0 }],
  });
  expect(await potOfBooks(id)).toBe(100);
  expect((await hall.join(ann, id)).body.code).toBe('tournament-joined');
  expect((await hall.leave(ann, id)).body.balance).toBe(WELCOME);
  expect((await hall.read(id, ann)).own).toMatchObject({ state: 'left', refund: 100 });
  expect(await potOfBooks(id)).toBe(0);
  expect((await hall.leave(ann, id)).body.code).toBe('step-illegal');
  const { items } = answerOf(
    listTransactions,
    (await hall.post(ann, '/wallet/transactions/1', {})).body,
  );
  expect(items.slice(0, 2)).toMatchObject([
    { type: 400, amount: 100, sign: 1, reference: id },
    { type: 400, amount: 100, sign: -1, reference: id },
  ]);
});

test('rounds of its games in its time count at once, others do not', async () => {
  const [ann, ben] = await members(2);
  if (ann === undefined || ben === undefined) throw new Error('Nobody came');
  const session = await platform.sit('high-striker', 'COINS', ann.token);
  const id = await hall.open({ start: future(1_500), scoring: 'sum', leastStake: 100 });
  await hall.enter(ann, id);
  await hall.enter(ben, id);
  await hall.strike(session);
  await vi.waitFor(async () => expect((await hall.read(id)).state).toBe(1), WAIT_MS);
  await hall.strike(session);
  await hall.strike(session);
  await hall.strike(session, 50);
  const fun = await platform.sit('high-striker', 'FUN', ann.token);
  await hall.strike(fun);
  const own = await hall.standing(id, ann);
  expect(own.rounds).toBe(2);
  const rounds = answerOf(
    tournamentRounds,
    (await platform.get(`/games/tournament/${id}/rounds?playerId=${ann.id}`, ben)).body,
  );
  expect(rounds.total).toBe(2);
  expect(own.score).toBe(rounds.items.reduce((sum, { multiple }) => sum + multiple, 0));
  expect(rounds.items[0]?.round).toMatchObject({ gameId: 'game_high-striker', stake: 100 });
  const board = answerOf(
    tournamentLeaderboard,
    (await platform.get(`/games/tournament/${id}/leaderboard`)).body,
  );
  expect(board.total).toBe(2);
  expect(board.items.map(({ player }) => player)).toEqual([ann.username, ben.username]);
});

test('it starts, ends and is settled: winners are paid, all are told, nobody twice', async () => {
  const [ann, ben, cleo, dan] = await members(4);
  if (!ann || !ben || !cleo || !dan) throw new Error('Nobody came');
  const templateId = 'daily-sprint';
  const id = await hall.open({
    start: future(2_000),
    end: future(40_000),
    guaranteed: 1_000,
    templateId,
  });
  for (const one of [dan, ann, ben, cleo]) await hall.enter(one, id);
  await vi.waitFor(async () => expect((await hall.read(id)).state).toBe(1), WAIT_MS);
  await hall.rests(id);
  expect(await hall.read(id)).toMatchObject({ state: 1, pot: 1_000, entries: 4 });
  expect((await hall.leave(ann, id)).body.code).toBe('tournament-begun');
  const session = await platform.sit('high-striker', 'COINS', dan.token);
  // What they win reaches no level, which would bring coins of its own.
  for (let round = 0; round < 10; round += 1) await hall.strike(session, 50);
  expect((await hall.standing(id, dan)).rank).toBe(1);
  const coins = await hall.coins(dan);
  const end = future(60_000);
  await Promise.all([hall.due('end', id, end), hall.due('end', id, end)]);
  await hall.due('end', id, end);
  await hall.rests(id);
  const settled = await hall.read(id, ann);
  expect(settled).toMatchObject({ state: 2, pot: 1_000, topUp: 600, prizes: [500, 300, 200] });
  expect(settled.winners.map(({ player, prize }) => [player, prize])).toEqual([
    [dan.username, 500],
    [ann.username, 300],
    [ben.username, 200],
  ]);
  expect(await hall.coins(dan)).toBe(coins + 500);
  expect(await potOfBooks(id)).toBe(0);
  expect((await hall.read(id, cleo)).own).toMatchObject({ state: 'placed', rank: 4, prize: 0 });
  const told = async (of: Member) => {
    const { body } = await platform.post('/notifications', { type: 'tournaments' }, of);
    return (body.items as unknown as { kind: string }[]).map(({ kind }) => kind);
  };
  expect(await told(dan)).toEqual(['tournament-won', 'tournament-started']);
  expect(await told(cleo)).toEqual(['tournament-ended', 'tournament-started']);
  const won = answerOf(homeWinners, (await platform.get('/home/winners')).body);
  expect(won.coins.map(({ tournament }) => tournament)).toContainEqual({
    _id: id,
    name: 'Strike',
    templateId,
  });
  const did = answerOf(myActivities, (await platform.get('/activities/my/0', dan)).body);
  expect(did.items.find(({ type }) => type === 'placed')).toMatchObject({
    amount: 500,
    tournament: { _id: id, name: 'Strike', templateId, rank: 1 },
  });
});

test('the first places of those who played bring a scratch card, whoever settles it how often', async () => {
  const [ann, ben, cleo] = await members(3);
  if (!ann || !ben || !cleo) throw new Error('Nobody came');
  const cards = { typeId: 'neon-nights', places: 2 };
  const id = await hall.open({ start: future(1_500), end: future(40_000), cards });
  for (const one of [cleo, ben, ann]) await hall.enter(one, id);
  expect((await hall.read(id)).cards).toEqual(cards);
  await vi.waitFor(async () => expect((await hall.read(id)).state).toBe(1), WAIT_MS);
  // Those who entered before are before her, whatever they win.
  for (const one of [cleo, ben])
    await hall.strike(await platform.sit('high-striker', 'COINS', one.token));
  const end = future(60_000);
  await Promise.all(Array.from({ length: RACE }, () => hall.due('end', id, end)));
  await hall.rests(id);
  await hall.due('places', id, end);
  const { winners } = await hall.read(id);
  expect(winners.reduce((sum, { prize }) => sum + prize, 0)).toBe(300);
  const paid = await platform.database.sql<{ wallet: string }[]>`
    select wallet from transactions where reference = ${id} and kind = 'tournamentReward'`;
  expect(paid).toHaveLength(3);
  const granted = await platform.database.sql<{ player: string }[]>`
    select data ->> 'player' as player from events
    where type = 'scratcher.granted' and data ->> 'source' = 'tournament'`;
  expect(granted.map(({ player }) => player).sort()).toEqual([ben.id, cleo.id].sort());
  const { body } = await platform.post('/notifications', { type: 'scratchers' }, ben);
  expect(body.items).toHaveLength(1);
  expect(await potOfBooks(id)).toBe(0);
});

test('with one entry at the start it is cancelled, and the buy-in comes back', async () => {
  const ann = await platform.member();
  const start = future(20_000);
  const id = await hall.open({ start });
  await hall.enter(ann, id);
  await hall.due('start', id, start);
  await hall.rests(id);
  expect(await hall.read(id, ann)).toMatchObject({
    state: 3,
    why: 'too-few',
    own: { state: 'refunded', refund: 100 },
  });
  expect(await hall.coins(ann)).toBe(WELCOME);
  expect(await potOfBooks(id)).toBe(0);
  expect((await hall.join(ann, id)).body.code).toBe('tournament-closed');
});

test('where nobody played it is cancelled at its end', async () => {
  const [ann, ben] = await members(2);
  if (!ann || !ben) throw new Error('Nobody came');
  const start = future(20_000);
  const id = await hall.open({ start, end: future(30_000) });
  await hall.enter(ann, id);
  await hall.enter(ben, id);
  await hall.due('start', id, start);
  await hall.due('end', id, future(60_000));
  await hall.rests(id);
  expect(await hall.read(id, ann)).toMatchObject({ state: 3, why: 'nobody-played' });
  expect([await hall.coins(ann), await hall.coins(ben)]).toEqual([WELCOME, WELCOME]);
});

test('each condition refuses by its name, and nothing moves', async () => {
  const ann = await platform.member();
  const refusals: [object, string, object][] = [
    [{ conditions: { countries: ['DE'] } }, 'entry-refused', { rule: 'country', country: 'US' }],
    [{ conditions: { minAge: 99 } }, 'entry-refused', { rule: 'too-young', needs: 99 }],
    [{ conditions: { minLevel: 9 } }, 'entry-refused', { rule: 'level', needs: 9, level: 1 }],
    [{ conditions: { verified: true } }, 'entry-refused', { rule: 'not-verified' }],
    [{ buyIn: WELCOME + 1 }, 'insufficient-amount', {}],
    [{ start: past(2), end: past() }, 'tournament-closed', {}],
  ];
  for (const [given, code, params] of refusals) {
    const id = await hall.open(given);
    const { body } = await hall.join(ann, id);
    expect(body.code).toBe(code);
    expect(body.params ?? {}).toMatchObject(params);
  }
  expect((await hall.join(ann, 'tournament_none')).body.code).toBe('not-found');
  const child = await platform.member({ birthday: { day: 1, month: 1, year: 2015 } });
  expect((await hall.join(child, await hall.open())).body.code).toBe('play-refused');
  expect(await hall.coins(ann)).toBe(WELCOME);
});

test('reminders reach whoever wants them, once', async () => {
  const [ann, ben, cleo] = await members(3);
  if (!ann || !ben || !cleo) throw new Error('Nobody came');
  const id = await hall.open();
  await hall.enter(ann, id);
  await hall.enter(ben, id);
  await hall.remind(ben, id, false);
  expect((await hall.remind(cleo, id, true)).status).toBe(200);
  await hall.due('reminder', id, past());
  await hall.due('reminder', id, past());
  const told = async (of: Member) =>
    (await platform.post('/notifications', { type: 'tournaments' }, of)).body.items.length;
  expect(await Promise.all([ann, ben, cleo].map(told))).toEqual([1, 0, 1]);
});

test('lists are by state, prize, game, country, search and order', async () => {
  const id = await hall.open({
    name: 'Quaint cup',
    mode: 1,
    games: ['game_comet-fall'],
    conditions: { countries: ['CH'] },
  });
  const ids = async (body: object) =>
    answerOf(listTournaments, (await platform.post('/games/tournaments', body)).body).items.map(
      (one) => one.id,
    );
  expect(await ids({ search: 'quaint' })).toEqual([id]);
  expect(await ids({ search: 'comet' })).toEqual([id]);
  expect(await ids({ prize: 'points' })).toEqual([id]);
  expect(await ids({ gameId: 'game_comet-fall', country: 'CH' })).toEqual([id]);
  expect(await ids({ gameId: 'game_comet-fall', country: 'DE' })).toEqual([]);
  expect(await ids({ type: 'completed', search: 'quaint' })).toEqual([]);
  for (const sort of ['start', 'prize', 'buyIn', 'players', 'newest'])
    expect(await ids({ sort })).toContain(id);
  const home = answerOf(homeTournaments, (await platform.get('/home/tournaments')).body);
  expect(home.upcoming.length).toBe(5);
  expect(home.completed.every(({ state }) => state >= 2)).toBe(true);
});

test('whose account is erased has the buy-in back, and the place goes to the next', async () => {
  const [ann, ben] = await members(2);
  if (!ann || !ben) throw new Error('Nobody came');
  const id = await hall.open();
  await hall.enter(ann, id);
  await hall.enter(ben, id);
  const erased = await platform.ask(
    'POST',
    '/api/settings/erase',
    { password: 'Carousel-2026' },
    { token: ann.token },
  );
  expect(erased.status).toBe(200);
  await vi.waitFor(async () => expect((await hall.read(id)).entries).toBe(1), WAIT_MS);
  expect(await potOfBooks(id)).toBe(100);
  expect((await hall.standing(id, ben)).rank).toBe(1);
});

test(`${RACE} at once enter, and leave, once; the books and the scores stay sound`, async () => {
  const ann = await platform.member();
  const id = await hall.open();
  const all = () => Array.from({ length: RACE });
  const joined = await Promise.all(all().map(() => hall.join(ann, id)));
  expect(joined.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await hall.coins(ann)).toBe(WELCOME - 100);
  const left = await Promise.all(all().map(() => hall.leave(ann, id)));
  expect(left.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await hall.coins(ann)).toBe(WELCOME);
  const same = await Promise.all(all().map(() => hall.join(ann, id, '0123456789abcdef')));
  expect(same.filter(({ status }) => status === 200)).toHaveLength(RACE);
  expect(await hall.coins(ann)).toBe(WELCOME - 100);
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});

test('the log makes every leaderboard and payout anew; one that was bettered is found', async () => {
  const { sql } = platform.database;
  const parts = { sql, store: platform.platform.store };
  const rows = await sql<{ id: string }[]>`select id from tournaments`;
  for (const { id } of rows) expect(await tournamentReport(parts, id)).toMatchObject({ ok: true });
  const [best] = await sql<{ tournament: string; player: string }[]>`
    select tournament, player from tournament_entries where rounds > 0 limit 1`;
  if (best === undefined) throw new Error('Nobody played');
  const { tournament, player } = best;
  const better = (by: number) => sql`
    update tournament_entries set score = score + ${by}
    where tournament = ${tournament} and player = ${player}`;
  await better(1);
  expect((await tournamentReport(parts, tournament)).ok).toBe(false);
  await better(-1);
});
