import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds, projections } from '../../../server/kinds';
import { endOfLog } from '../../../server/store/head';
import { verify } from '../../../server/store/verify';
import { testCatalogue } from '../../support/games';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
  const [ann, ben] = await platform.friends();
  const session = await platform.sit('test-pot', 'COINS', ann.token);
  for (const wins of [false, true, false])
    await platform.post('/play/rounds', { session, stake: 100, bet: { wins } });
  const ladder = await platform.sit('test-ladder', 'COINS', ben.token);
  await platform.post('/play/rounds', { session: ladder, stake: 100, bet: {} });
  const [token, to] = [ann.token, ben.id];
  await platform.post('/gifts/send', { _id: to, coins: 10, box: 'red', tape: 'gold' }, { token });
  await platform.post('/letters/send', { recipient: to, text: 'Hello' }, { token });
  await platform.post('/games/test-pot/set-favourite', {}, { token });
  await platform.post('/settings/erase', { password: 'Carousel-2026' }, { token: ben.token });
});
afterAll(() => platform.close());

const problems = async () => (await verify(platform.database.sql, kinds, { projections })).problems;

test('every derived table holds what the log tells, and is counted', async () => {
  const {
    found,
    problems: wrong,
    tables,
  } = await verify(platform.database.sql, kinds, {
    projections,
  });
  expect({ found, wrong }).toEqual({ found: 0, wrong: [] });
  expect(tables).toBe(projections.flatMap((projection) => projection.tables).length);
});

/** Each tampering with its mend, so that the next one starts from sound tables. */
test.each([
  [
    'an amount among the transactions',
    `update transactions set amount = amount + 9 where kind = 'gameJackpot'`,
    `update transactions set amount = amount - 9 where kind = 'gameJackpot'`,
    [
      /^transactions holds 1 rows that the log does not tell: \d+ player_/,
      /^transactions lacks 1 rows that the log tells: \d+ player_/,
    ],
  ],
  [
    'what stands in a jackpot',
    `update jackpots set amount = amount + 1 where currency = 'COINS'`,
    `update jackpots set amount = amount - 1 where currency = 'COINS'`,
    [
      /^jackpots holds 1 rows that the log does not tell: game_test-pot COINS$/,
      /^jackpots lacks 1 rows that the log tells: game_test-pot COINS$/,
    ],
  ],
  [
    'a winner too many',
    `insert into winners (position, player, game, currency, amount, jackpot, at)
      select 0, player, game, currency, amount, jackpot, at from winners`,
    `delete from winners where position = 0`,
    [/^winners holds 1 rows that the log does not tell: 0 player_/],
  ],
])('%s is found', async (_, tamper, mend, expected) => {
  const { sql } = platform.database;
  await sql.unsafe(tamper);
  const found = await problems();
  await sql.unsafe(mend);
  expect(found).toEqual(expected.map((text) => expect.stringMatching(text)));
  expect(await problems()).toEqual([]);
});

test('an end of the log that was kept elsewhere is still on its chain', async () => {
  const { sql } = platform.database;
  const kept = await endOfLog(sql);
  await platform.signUp();
  expect((await verify(sql, kinds, { kept })).found).toBe(0);
  const forged = { ...kept, hash: '0'.repeat(64) };
  expect((await verify(sql, kinds, { kept: forged })).problems).toEqual([
    `event ${kept.position} is another one than when its hash was kept`,
  ]);
  const later = { ...kept, position: kept.position + 1_000 };
  const { problems: cut } = await verify(sql, kinds, { kept: later });
  expect(cut).toEqual([expect.stringContaining(`and once it ended at ${later.position}`)]);
});
