import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { homeTournaments, tournamentRounds } from '../../../contract/tournament';
import { demoAccounts, idle } from '../../../server/demo/accounts';
import { CUP_MS, CUP_PHRASES } from '../../../server/demo/cups';
import { keepCups } from '../../../server/demo/tournaments';
import { kinds, projections } from '../../../server/kinds';
import { tournamentReport } from '../../../server/operator/tournament.report';
import { verify } from '../../../server/store/verify';
import { goOn, pass, stand } from '../../support/clock';
import { WAIT_MS } from '../../support/patience';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { hallOf } from '../tournament/hall';

let platform: TestPlatform;
let hall: ReturnType<typeof hallOf>;
beforeAll(async () => {
  platform = await testPlatform({ DEMO: 'on', TOURNAMENTS: 'on' });
  hall = hallOf(platform);
});
afterEach(goOn);
afterAll(() => platform.close());

const MINUTE_MS = 60_000;

const everybody = demoAccounts.length + idle.length;
const home = async () => answerOf(homeTournaments, (await platform.get('/home/tournaments')).body);

/** As the job asks, which has the application itself. */
const post = async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
  const answer = await platform.post(path, body, { token });
  if (answer.status !== 200) throw new Error(answer.body.code);
  return answer.body as Answer;
};

test('one is to come, one under way and one decided, by rounds that the sample players played', async () => {
  const { upcoming, active } = await home();
  const next = upcoming.find(({ templateId }) => templateId === CUP_PHRASES);
  expect(next?.entries).toBe(everybody);
  const running = active.find(({ templateId }) => templateId === CUP_PHRASES);
  const cup = await hall.read(running?.id ?? '');
  expect(cup).toMatchObject({ state: 1, entries: everybody });
  expect(cup.leaderboard[0]?.rounds).toBeGreaterThan(0);

  await vi.waitFor(async () => expect((await home()).completed).not.toEqual([]), WAIT_MS);
  const over = await hall.read('tournament_opening-night');
  expect(over).toMatchObject({ state: 2, entries: everybody, pot: 1_000, topUp: 1_000 });
  expect(over.winners.map(({ prize }) => prize)).toEqual([500, 250, 250]);
  const [first] = over.winners;
  expect(first?.player).toMatch(/^Demo/);
  const rounds = answerOf(
    tournamentRounds,
    (await platform.get(`/games/tournament/${over.id}/rounds?playerId=${first?.playerId}`)).body,
  );
  expect(rounds.total).toBe(first?.rounds);
  expect(rounds.items.reduce((sum, { multiple }) => sum + multiple, 0)).toBe(first?.score);
});

test('those whom nobody is told of come by later, enter what is free and play in it, once', async () => {
  // However long it takes them to come by, it has not begun before they are there.
  stand();
  const id = await hall.open({
    buyIn: 0,
    leastStake: 5,
    start: new Date(Date.now() + MINUTE_MS).toISOString(),
  });
  const job = keepCups(platform.platform, post);
  const comeBy = () => job.run(new Date());
  for (const _ of idle) await comeBy();
  pass(MINUTE_MS);
  await hall.due('start', id, new Date().toISOString());
  expect((await hall.read(id)).state).toBe(1);
  for (const _ of idle) await comeBy();
  const names = idle.map(({ username }) => username).sort();
  const { leaderboard } = await hall.read(id);
  expect(leaderboard.map(({ player }) => player).sort()).toEqual(names);
  for (const { rounds } of leaderboard) expect(rounds).toBeGreaterThan(0);
  const before = leaderboard.map(({ rounds }) => rounds);
  await comeBy();
  expect((await hall.read(id)).leaderboard.map(({ rounds }) => rounds)).toEqual(before);
});

test('a platform that was away for long begins the next cup at once, and knows the one after it', async () => {
  const { sql } = platform.database;
  const job = keepCups(platform.platform, post);
  const away = Date.now() + 10 * CUP_MS;
  await job.run(new Date(away));
  const cups = await sql<{ starts: Date; ends: Date }[]>`
    select starts, ends from tournaments
    where id like 'tournament_house-cup-%' and ends > ${new Date(away)} order by starts`;
  expect(cups[0]?.starts.getTime()).toBe(away + 3_000);
  expect(cups[0]?.ends).toEqual(cups[1]?.starts);
  await job.run(new Date(away + 1_000));
  const again = await sql`
    select from tournaments
    where id like 'tournament_house-cup-%' and ends > ${new Date(away)}`;
  expect(again).toHaveLength(cups.length);
});

test('the books are sound, and the log makes every leaderboard anew', async () => {
  const { sql } = platform.database;
  const parts = { sql, store: platform.platform.store };
  const rows = await sql<{ id: string }[]>`select id from tournaments`;
  for (const { id } of rows) expect(await tournamentReport(parts, id)).toMatchObject({ ok: true });
  const { found, problems } = await verify(sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
