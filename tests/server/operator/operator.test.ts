import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyRoundReport } from '../../../server/operator/round.report';
import { rtpReport } from '../../../server/operator/rtp.report';
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
      expect.arrayContaining(['commit', 'outcome', 'pays', 'gameBet', 'gameWin']),
    );
  },
);

test('a round whose outcome or movements were changed in the log is found out', async () => {
  const { sql } = platform.database;
  const forged = await play('lantern-run', 'COINS', 10);
  await sql`
    update streams set state = jsonb_set(state, '{played,pays}', '77777')
    where name = ${`round:${forged.id}`}`;
  const claims = await report(forged.id);
  expect(claims.ok).toBe(false);
  expect(claims.lines.join('\n')).toContain('wrong  pays: the log says 77777');

  const stolen = await play('lantern-run', 'COINS', 10);
  await sql`
    update events set data = jsonb_set(data, '{amount}', '-9')
    where type = 'wallet.moved' and data->>'reference' = ${stolen.id} and data->>'kind' = 'gameBet'`;
  const moves = await report(stolen.id);
  expect(moves.lines.filter((line) => line.startsWith('wrong'))).toEqual([
    'wrong  gameBet: the log says -10, found -9',
  ]);
  expect(await report('round_0000')).toEqual({
    lines: ["There is no round 'round_0000'."],
    ok: false,
  });
});

test('the actual return of a game is what the log paid for what it staked', async () => {
  const rounds = await Promise.all([10, 20, 50].map((stake) => play('lantern-run', 'FUN', stake)));
  const { sql } = platform.database;
  const { catalogue } = platform.platform;
  const { lines } = await rtpReport(sql, catalogue, 'lantern-run');
  expect(lines[0]).toBe('Lantern Run (game_lantern-run)');
  expect(lines[1]).toMatch(/^published: \d\d\.\d{4} % = \d+\/\d+, exact$/);
  const [before] = await sql<{ staked: number; paid: number; rounds: number }[]>`
    select sum((state->>'staked')::int)::int as staked, sum((state->>'won')::int)::int as paid,
      count(*)::int as rounds
    from streams where kind = 'round' and state->'bet'->>'game' = 'game_lantern-run'
      and state->'bet'->>'currency' = 'FUN'`;
  expect(before?.rounds).toBe(rounds.length + 1);
  const share = (((before?.paid ?? 0) / (before?.staked ?? 1)) * 100).toFixed(4);
  expect(lines).toContain(
    `FUN: 4 rounds staked ${before?.staked} and paid ${before?.paid}: ${share} %`,
  );
});

test('jackpots count as paid, a simulation says how sure it is, an unknown game is named', async () => {
  await play('test-pot', 'COINS', 100, { wins: true });
  const { sql } = platform.database;
  const { catalogue } = platform.platform;
  expect((await rtpReport(sql, catalogue, 'test-pot')).lines.slice(1)).toEqual([
    'published: 90.0000 % ± 0.0000 %, 1 simulated rounds',
    'COINS: 1 rounds staked 100 and paid 0 and 1001 in jackpots: 1001.0000 %',
  ]);
  expect((await rtpReport(sql, catalogue, 'nothing')).ok).toBe(false);
  expect((await rtpReport(sql, catalogue, 'test-ladder')).lines.at(-1)).toBe(
    'Nobody has played it yet.',
  );
});
