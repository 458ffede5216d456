import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Round } from '../../../contract/play';
import type { Page } from '../../../contract/words';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { HIDDEN, testCatalogue } from '../../support/games';
import { type Answer, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let other: TestPlatform | undefined;
/** Every answer that a test got: none may hold what the rules hide. */
const heard: string[] = [];
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
});
afterAll(async () => {
  await other?.close();
  await platform.close();
});

const post = async (path: string, body: unknown, asking = {}): Promise<Answer> => {
  const answer = await platform.post(path, body, asking);
  heard.push(JSON.stringify(answer.body));
  return answer;
};

const open = async (session: string, stake = 100) =>
  (await post('/play/rounds', { session, stake, bet: {} })).body.round;
const act = (session: string, round: string, turn: number, kind: string, key?: string) =>
  post(
    `/play/rounds/${round}/act`,
    { session, turn, action: { kind } },
    key === undefined ? {} : { key },
  );
const settle = (session: string, round: string) =>
  post(`/play/rounds/${round}/settle`, { session });
const seated = async () => {
  const { token } = await platform.signUp();
  return { token, session: await platform.sit('test-ladder', 'COINS', token) };
};

test('a round awaits its steps, each tells what came of it, and it pays when it is decided', async () => {
  const { session } = await seated();
  const round = await open(session);
  expect([round.choices, round.actions, round.outcome]).toEqual([
    ['climb', 'double', 'take'],
    [],
    { rung: 0 },
  ]);
  const early = await settle(session, round._id);
  expect([early.status, early.body.code, early.body.params]).toEqual([
    409,
    'round-undecided',
    { choices: ['climb', 'double', 'take'] },
  ]);
  const first = await act(session, round._id, 0, 'climb');
  expect(first.body.round).toMatchObject({
    choices: ['climb', 'take'],
    actions: [{ kind: 'climb' }],
    outcome: { rung: 1 },
    pays: 100,
    staked: 100,
  });
  const last = await act(session, round._id, 1, 'take');
  const { choices, state } = last.body.round;
  expect([choices, state, last.body.balance]).toEqual([[], 'settled', 5_000]);
  expect((await act(session, round._id, 2, 'climb')).body.code).toBe('round-closed');
  // A client that still asks for its win is told how it stands.
  const settled = await settle(session, round._id);
  expect([settled.body.round.state, settled.body.balance]).toEqual(['settled', 5_000]);
});

test('a double stakes again, in the same command, and is part of what the round returns on', async () => {
  const { token, session } = await seated();
  const round = await open(session);
  const doubled = await act(session, round._id, 0, 'double');
  expect(doubled.body).toMatchObject({ balance: 4_800, round: { stake: 100, staked: 200 } });
  await act(session, round._id, 1, 'climb');
  expect((await act(session, round._id, 2, 'take')).body.balance).toBe(5_000);
  const { items } = (await post('/wallet/transactions/1', {}, { token })).body;
  expect(items.slice(0, 3)).toMatchObject([
    { type: 1, sign: 1, amount: 200, reference: round._id },
    { type: 0, sign: -1, amount: 100, reference: round._id },
    { type: 0, sign: -1, amount: 100, reference: round._id },
  ]);
});

test('a double that the balance does not cover changes nothing', async () => {
  const { session } = await seated();
  const round = await open(session, 4_000);
  const refused = await act(session, round._id, 0, 'double');
  expect([refused.body.code, refused.body.params]).toEqual([
    'insufficient-amount',
    { balance: 1_000, amount: 4_000 },
  ]);
  const back = await post('/play/session', { session });
  expect(back.body).toMatchObject({ balance: 1_000, round: { actions: [], staked: 4_000 } });
});

test('a step repeated under its key is one step; a step of another moment is refused', async () => {
  const { session } = await seated();
  const round = await open(session);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => act(session, round._id, 0, 'double', 'the-same-step')),
  );
  for (const { body } of answers) expect(body).toMatchObject({ balance: 4_800 });
  expect(answers[0]?.body.round.actions).toEqual([{ kind: 'double' }]);
  const late = await act(session, round._id, 0, 'climb');
  expect([late.body.code, late.body.params]).toEqual(['step-illegal', { turn: 1 }]);
  const early = await act(session, round._id, 5, 'climb');
  expect(early.body.code).toBe('step-illegal');
});

test.each([
  [{ kind: 'fly' }, 400, 'body-invalid'],
  [{ kind: 'climb', more: 'x'.repeat(9_000) }, 400, 'body-invalid'],
  ['climb', 400, 'body-invalid'],
])('a step that the game does not know changes nothing: %j', async (action, status, code) => {
  const { session } = await seated();
  const round = await open(session);
  const answer = await post(`/play/rounds/${round._id}/act`, { session, turn: 0, action });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect((await act(session, round._id, 0, 'climb')).status).toBe(200);
});

test('nobody plays a step of a round that is not theirs, nor in a game without steps', async () => {
  const [mine, theirs] = [await seated(), await seated()];
  const round = await open(mine.session);
  expect((await act(theirs.session, round._id, 0, 'climb')).status).toBe(404);
  const slot = await platform.sit('lantern-run', 'COINS', mine.token);
  const spin = (await post('/play/rounds', { session: slot, stake: 10, bet: {} })).body.round;
  expect((await act(slot, spin._id, 0, 'climb')).body.code).toBe('round-closed');
});

test('an undecided round is there again after a reload and after a restart of the server', async () => {
  const { token, session } = await seated();
  const round = await open(session);
  const told = (await act(session, round._id, 0, 'climb')).body.round;
  other = await testPlatform({}, platform.database, { catalogue: testCatalogue() });
  const back = await other.post('/play/session', { session });
  heard.push(JSON.stringify(back.body));
  expect(back.body.round).toEqual(told);
  const body = { session, turn: 1, action: { kind: 'take' } };
  const taken = await other.post(`/play/rounds/${round._id}/act`, body);
  expect(taken.body.round).toMatchObject({ choices: [], outcome: { rung: 1 } });
  const history = await other.post('/play/history/1', {}, { token });
  heard.push(JSON.stringify(history.body));
  expect(history.body.items).toMatchObject([{ _id: round._id, actions: [{ kind: 'climb' }, {}] }]);
});

test('what the rules hide is in the log and in no answer', async () => {
  const { token, session } = await seated();
  const round = await open(session);
  for (const path of [
    `/play/rounds/${round._id}`,
    '/get',
    '/wallet/list',
    '/games/home',
    '/home/winners',
  ]) {
    heard.push(JSON.stringify((await platform.get(path, { token })).body));
  }
  await post('/play/seed', { session });
  await act(session, round._id, 0, 'take');
  await settle(session, round._id);
  await post('/play/seed', { session });
  await post('/play/history/1', {}, { token });
  await post('/wallet/transactions/1', {}, { token });
  const { sql } = platform.database;
  const told = await sql<{ body: string }[]>`select body::text as body from facts`;
  const first = await sql<{ answer: string }[]>`select answer::text as answer from commands`;
  heard.push(...told.map((row) => row.body), ...first.map((row) => row.answer));
  const leaks = heard.filter((text) => text.includes(HIDDEN));
  expect(leaks).toEqual([]);
  const [kept] = await sql<{ kept: number }[]>`
    select count(*)::int as kept from events where data::text like ${`%${HIDDEN}%`}`;
  expect(kept?.kept).toBeGreaterThan(0);
});

test('a history has pages of ten, newest first, of all games or one', async () => {
  const { token, session } = await seated();
  const slot = await platform.sit('lantern-run', 'COINS', token);
  for (let n = 0; n < 11; n += 1) await open(slot, 10);
  const round = await open(session);
  const page = async (n: number, body = {}) => {
    const { items, total } = (await post(`/play/history/${n}`, body, { token }))
      .body as unknown as Page<Round>;
    return { ids: items.map(({ _id }) => _id), total };
  };
  const first = await page(1);
  expect([first.ids.length, first.ids[0], first.total]).toEqual([10, round._id, 12]);
  expect((await page(2)).ids).toHaveLength(2);
  expect((await page(1, { gameId: round.gameId })).ids).toEqual([round._id]);
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
