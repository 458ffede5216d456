import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellEnd } from '../../../server/operator/end.report';
import { verifyRoundReport } from '../../../server/operator/round.report';
import { rtpReport } from '../../../server/operator/rtp.report';
import { endOfLog } from '../../../server/store/head';
import { testCatalogue } from '../../support/games';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
});
afterAll(() => platform.close());

const play = async (slug: string, currency: string, stake: number, bet = {}) => {
  const { token } = await platform.signUp();
  const session = await platform.sit(slug, currency, token);
  const { round } = (await platform.post('/play/rounds', { session, stake, bet })).body;
  return { id: round._id, session, paid: round.pays, token };
};
const report = (id: string) => verifyRoundReport(platform.platform, id);

test.each([
  ['lantern-run', 'COINS', 10, {}],
  ['lantern-run', 'FUN', 10, {}],
  ['high-striker', 'COINS', 50, { direction: 'over', target: 5_000 }],
])(
  'a round of %s for %s is drawn again and found as it was',
  async (slug, currency, stake, bet) => {
    const { id } = await play(slug, currency, stake, bet);
    const { lines, ok } = await report(id);
    expect([ok, lines.filter((line) => line.startsWith('wrong'))]).toEqual([true, []]);
    expect(lines.map((line) => line.split(/\s+/)[1]?.replace(':', ''))).toEqual(
      expect.arrayContaining([
        ...['commit', 'outcome', 'pays', 'won', 'gameBet', 'gameWin', 'jackpot', 'state'],
      ]),
    );
  },
);

/** Changes the log as who can write its tables could, and answers what is found of the round. */
const tampered = async (id: string, type: string, change: string, more = '') => {
  const { sql } = platform.database;
  await sql.unsafe(`
    update events set data = ${change}
    where type = '${type}' and position in (
      select position from events
      where stream = 'round:${id}' or data->>'reference' = '${id}' or data->>'round' = '${id}'
    ) ${more}`);
  const { lines, ok } = await report(id);
  expect(ok).toBe(false);
  return lines.filter((line) => line.startsWith('wrong'));
};

test('a round whose outcome was changed in the log is found out', async () => {
  const { id } = await play('lantern-run', 'COINS', 10);
  const wrong = await tampered(id, 'round.bet', `jsonb_set(data, '{pays}', '77777')`);
  expect(wrong.join('\n')).toContain('wrong  pays: the log says 77777');
});

test('a win that was inflated in round and wallet alike is found out', async () => {
  const { id, paid } = await play('lantern-run', 'COINS', 10);
  const wrong = await tampered(id, 'round.won', `jsonb_set(data, '{amount}', '77777')`);
  expect(wrong).toEqual([
    `wrong  won: the log says ${paid}, found 77777`,
    `wrong  gameWin: the log says 77777, found ${paid}`,
    'wrong  state: the log says another one, found as its events fold',
  ]);
});

test('a stake that another amount left the wallet for is found out', async () => {
  const { id } = await play('lantern-run', 'COINS', 10);
  const change = `jsonb_set(data, '{amount}', '-9')`;
  expect(await tampered(id, 'wallet.moved', change, `and data->>'kind' = 'gameBet'`)).toEqual([
    'wrong  gameBet: the log says -10, found -9',
  ]);
});

test('a jackpot that fell lower than it paid is found out', async () => {
  const { id } = await play('test-pot', 'FUN', 100, { wins: true });
  const wrong = await tampered(id, 'jackpot.won', `jsonb_set(data, '{amount}', '1')`);
  expect(wrong).toContain('wrong  jackpot: the log says 1001, found 1');
});

test('a state that was changed beside the log is found out', async () => {
  const { id } = await play('lantern-run', 'COINS', 10);
  await platform.database.sql`
    update streams set state = jsonb_set(state, '{won}', '77777') where name = ${`round:${id}`}`;
  const { lines } = await report(id);
  expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([
    'wrong  state: the log says another one, found as its events fold',
  ]);
});

test('a round that nobody has played is named', async () => {
  expect(await report('round_0000')).toEqual({
    lines: ["There is no round 'round_0000'."],
    ok: false,
  });
});

test('the end of the log is told to whoever keeps the lines', async () => {
  const lines: unknown[] = [];
  const log = { info: (...line: unknown[]) => lines.push(line) };
  const { sql } = platform.database;
  // What the rounds before have set off may still be written: the log then ends later each time.
  const before = await endOfLog(sql);
  await tellEnd({ sql, log: log as never });
  const after = await endOfLog(sql);
  const [[end, says] = []] = lines as [typeof before, string][];
  expect([lines.length, says]).toEqual([1, 'the log ends here']);
  expect(end?.position).toBeGreaterThanOrEqual(before.position);
  expect(end?.position).toBeLessThanOrEqual(after.position);
  expect(end?.hash).toMatch(/^[0-9a-f]{64}$/);
  if (end?.position === after.position) expect(end).toEqual(after);
});

test('the actual return of a game is what the log paid for what it staked, and how sure that is', async () => {
  const stakes = [5, 10, 25, 50, 5, 10];
  const played = await Promise.all(stakes.map((stake) => play('neon-orchard', 'FUN', stake)));
  const { sql } = platform.database;
  const { catalogue } = platform.platform;
  const { lines } = await rtpReport(sql, catalogue, 'neon-orchard');
  expect(lines[0]).toBe('Neon Orchard (game_neon-orchard)');
  expect(lines[1]).toMatch(/^published: \d\d\.\d{4} % = \d+\/\d+, exact$/);
  const staked = stakes.reduce((sum, stake) => sum + stake, 0);
  const paid = played.reduce((sum, round) => sum + round.paid, 0);
  const back = paid / staked;
  // The textbook's error of a ratio of sums: by the deviations of each round from it.
  const squares = played.reduce(
    (sum, round, index) => sum + (round.paid - back * (stakes[index] ?? 0)) ** 2,
    0,
  );
  const error = (1.96 * Math.sqrt((squares * stakes.length) / (stakes.length - 1))) / staked;
  const percent = (value: number) => `${(value * 100).toFixed(4)} %`;
  expect(lines).toContain(
    `FUN: 6 rounds staked ${staked} and paid ${paid}: ${percent(back)} ± ${percent(error)} (95 %)`,
  );
});

test('jackpots count as paid, a simulation says how sure it is, an unknown game is named', async () => {
  await play('test-pot', 'COINS', 100, { wins: true });
  const { sql } = platform.database;
  const { catalogue } = platform.platform;
  const { lines } = await rtpReport(sql, catalogue, 'test-pot');
  expect(lines.slice(1, 3)).toEqual([
    'published: 90.0000 % ± 0.0000 %, 1 simulated rounds',
    // One round says nothing of how sure it is.
    'COINS: 1 rounds staked 100 and paid 0 and 1001 in jackpots: 1001.0000 %',
  ]);
  expect((await rtpReport(sql, catalogue, 'nothing')).ok).toBe(false);
  expect((await rtpReport(sql, catalogue, 'test-ladder')).lines.at(-1)).toBe(
    'Nobody has played it yet.',
  );
});
