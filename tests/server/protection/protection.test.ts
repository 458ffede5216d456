import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { amountsOf } from '../../../contract/amount.rules';
import { LIMIT_RAISE_MS, PLAY_PAUSE_MS } from '../../../contract/limits';
import { aStatementRow } from '../../../contract/make/protection';
import { type Protection, readProtection, readStatement } from '../../../contract/protection';
import { kinds, projections } from '../../../server/kinds';
import { mayBeWritten } from '../../../server/paper/paper';
import { ownPaper } from '../../../server/paper/paper.language';
import { verifyPlayer } from '../../../server/player/player.command';
import type { Account } from '../../../server/player/player.events';
import { statementPaper } from '../../../server/protection/protection.paper';
import { verify } from '../../../server/store/verify';
import { goOn, pass } from '../../support/clock';
import { testCatalogue } from '../../support/games';
import { readPdf } from '../../support/pdf';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({}, undefined, { catalogue: testCatalogue() });
});
afterAll(() => platform.close());
afterEach(() => {
  goOn();
});

const translated = readdirSync('server/phrase/words').map((file) => file.replace('.json', ''));
const MINUTE_MS = 60_000;
const RACE = 50;

const read = async (of: Member): Promise<Protection> =>
  answerOf(readProtection, (await platform.get('/protection', of)).body);
const post = (of: Member, path: string, body: object = {}, key?: string) =>
  platform.post(path, body, { token: of.token, ...(key === undefined ? {} : { key }) });
const limit = (of: Member, kind: string, value: number | null, currency = 'COINS') =>
  post(of, '/protection/limit', { limit: { kind, period: 'day', currency }, value });
const coins = async (of: Member): Promise<number> =>
  (await platform.get('/wallet/list', of)).body.items[0]?.balance ?? 0;
/** A table whose rounds are decided by their last step. */
const ladder = (of: Member) => platform.sit('test-ladder', 'COINS', of.token);
const bet = (session: string, stake = 100) =>
  platform.post('/play/rounds', { session, stake, bet: {} });
const act = (session: string, round: string, turn: number, kind: string) =>
  platform.post(`/play/rounds/${round}/act`, { session, turn, action: { kind } });

const booksAreRight = async () => {
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
};

describe('limits', () => {
  test('a stake limit holds however many bets come at once', async () => {
    const ann = await platform.member();
    await limit(ann, 'stake', 1_000);
    // Cards know no seat, where fifty bets at one table are one round.
    const buy = () => post(ann, '/scratchers/buy', { family: 'neon', amount: 1 });
    const answers = await Promise.all(Array.from({ length: RACE }, buy));
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ body }) => body.code === 'protected')).toBe(true);
    const [stake] = (await read(ann)).limits;
    const spent = 5_000 - (await coins(ann));
    expect(stake).toMatchObject({ kind: 'stake', value: 1_000, used: spent, left: 1_000 - spent });
    expect(spent).toBeLessThanOrEqual(1_000);
    expect(taken.length).toBeGreaterThan(0);
    expect(refused[0]?.body.params).toMatchObject({
      rule: 'stake-limit',
      period: 'day',
      currency: 'COINS',
      limit: 1_000,
    });
  });

  test('a deposit limit holds however many deposits come at once', async () => {
    const ann = await platform.member({ country: 'MT' });
    await verifyPlayer(platform.platform, ann.email, 'test', new Date().toISOString());
    await limit(ann, 'deposit', 2_000, 'EUR');
    const answers = await Promise.all(
      Array.from({ length: RACE }, (_, nth) =>
        post(ann, '/wallet/deposit', {
          amount: 700,
          payment: nth % 2 === 0 ? 'test-approved' : 'test-declined',
        }),
      ),
    );
    const paid = answers.filter(({ status }) => status === 200).length * 700;
    expect(paid).toBeLessThanOrEqual(2_000);
    expect((await read(ann)).limits[0]).toMatchObject({ used: paid, left: 2_000 - paid });
    const more = await post(ann, '/wallet/deposit', { amount: 2_001, payment: 'test-approved' });
    expect(more).toMatchObject({ status: 403, body: { code: 'protected' } });
  });

  test('a loss limit counts what was won, and a step that raises asks as well', async () => {
    const ann = await platform.member();
    await limit(ann, 'loss', 150);
    const session = await ladder(ann);
    const { round } = (await bet(session)).body;
    const raise = await act(session, round._id, 0, 'double');
    expect(raise).toMatchObject({ status: 403, body: { code: 'protected' } });
    // The open round is played on without, and pays.
    await act(session, round._id, 0, 'climb');
    await act(session, round._id, 1, 'take');
    expect((await read(ann)).limits[0]).toMatchObject({ used: 0, left: 150 });
    expect((await bet(session, 100)).status).toBe(200);
  });

  test('is lowered at once, and raised a day later by a second confirmation', async () => {
    const ann = await platform.member();
    await limit(ann, 'loss', 500);
    await limit(ann, 'loss', 400);
    expect((await read(ann)).limits).toMatchObject([{ value: 400 }]);
    await limit(ann, 'loss', 900);
    expect((await read(ann)).limits).toMatchObject([{ value: 400, raise: { value: 900 } }]);
    const name = { limit: { kind: 'loss', period: 'day', currency: 'COINS' } };
    const early = await post(ann, '/protection/limit/confirm', name);
    expect(early).toMatchObject({ status: 409, body: { code: 'step-illegal' } });
    pass(LIMIT_RAISE_MS);
    const { body } = await platform.post('/auth/sign-in', {
      email: ann.email,
      password: 'Carousel-2026',
    });
    const later = { ...ann, token: body.token };
    expect((await post(later, '/protection/limit/confirm', name)).status).toBe(200);
    expect((await read(later)).limits).toMatchObject([{ value: 900 }]);
  });

  test('of time ends play at a stretch, until a pause', async () => {
    const ann = await platform.member();
    await post(ann, '/protection/limit', { limit: { kind: 'time' }, value: 15 });
    const session = await ladder(ann);
    const first = (await bet(session)).body.round;
    await act(session, first._id, 0, 'climb');
    await act(session, first._id, 1, 'take');
    pass(15 * MINUTE_MS);
    const late = await bet(session);
    expect(late.body).toMatchObject({ code: 'protected', params: { rule: 'time-limit' } });
    pass(PLAY_PAUSE_MS - 15 * MINUTE_MS);
    expect((await bet(session)).status).toBe(200);
  });

  test.each([
    ['of nothing', 0, 'COINS', 400, 'body-invalid'],
    ['below zero', -1, 'COINS', 400, 'body-invalid'],
    ['of half a unit', 0.5, 'COINS', 400, 'body-invalid'],
    ['that no number holds', 2 ** 53, 'COINS', 400, 'body-invalid'],
    ['of another currency', 100, 'JPY', 400, 'currency-unknown'],
    ['of no currency', 100, 'coins', 400, 'body-invalid'],
  ])('one %s is refused, and nothing changes', async (_, value, currency, status, code) => {
    const ann = await platform.member();
    expect(await limit(ann, 'loss', value, currency)).toMatchObject({ status, body: { code } });
    expect((await read(ann)).limits).toEqual([]);
  });
});

describe('pauses', () => {
  test.each([
    ['/protection/time-out', { days: 0 }],
    ['/protection/time-out', { days: 43 }],
    ['/protection/time-out', { days: 1.5 }],
    ['/protection/exclude', { months: 5 }],
    ['/protection/exclude', { months: 61 }],
  ])('%s of %o is refused', async (path, body) => {
    const ann = await platform.member();
    expect(await post(ann, path, body)).toMatchObject({
      status: 400,
      body: { code: 'body-invalid' },
    });
    expect((await read(ann)).pause).toBeUndefined();
  });

  test('a time-out is told twice and counts once, and bars a bet on an open table', async () => {
    const ann = await platform.member();
    const session = await ladder(ann);
    const { round } = (await bet(session)).body;
    const key = 'time-out-of-ann';
    const [first, again] = [
      await post(ann, '/protection/time-out', { days: 1 }, key),
      await post(ann, '/protection/time-out', { days: 1 }, key),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    const raise = await act(session, round._id, 0, 'double');
    expect(raise.body).toMatchObject({ code: 'protected', params: { rule: 'time-out' } });
    await act(session, round._id, 0, 'climb');
    const settled = await act(session, round._id, 1, 'take');
    expect(settled.status).toBe(200);
    expect(await coins(ann)).toBe(5_000);
    const more = await bet(session);
    expect(more).toMatchObject({ status: 403, body: { code: 'protected' } });
    const [row] = await platform.database.sql<{ count: number }[]>`
      select count(*)::int as count from events where stream = ${`protection:${ann.id}`}`;
    expect(row?.count).toBe(1);
  });
});

test('a reality check pauses play until it is answered', async () => {
  const ann = await platform.member();
  await post(ann, '/protection/check', { minutes: 5 });
  expect((await read(ann)).check).toEqual({ minutes: 5 });
  const session = await ladder(ann);
  const { round } = (await bet(session)).body;
  await act(session, round._id, 0, 'climb');
  await act(session, round._id, 1, 'take');
  pass(5 * MINUTE_MS);
  const { check, results } = await read(ann);
  expect(check).toEqual({ minutes: 5, dueMs: 0 });
  expect(results[0]?.session).toEqual({ staked: 100, won: 100, net: 0 });
  expect((await bet(session)).body).toMatchObject({
    code: 'protected',
    params: { rule: 'reality-check' },
  });
  expect((await post(ann, '/protection/check/answer')).status).toBe(200);
  expect((await bet(session)).status).toBe(200);
});

test('a statement says what came and went on each day', async () => {
  const ann = await platform.member();
  await post(ann, '/scratchers/buy', { family: 'neon', amount: 2 });
  const spent = 5_000 - (await coins(ann));
  const today = new Date().toISOString().slice(0, 10);
  const path = `/protection/statement?from=${today}&to=${today}`;
  const { rows } = answerOf(readStatement, (await platform.get(path, ann)).body);
  expect(rows).toEqual([
    {
      day: today,
      currency: 'COINS',
      deposited: 0,
      withdrawn: 0,
      staked: spent,
      won: 0,
      received: 5_000,
      given: 0,
    },
  ]);
  for (const [from, to] of [
    ['2026-11-02', '2026-11-01'],
    ['2025-01-01', '2026-11-01'],
  ])
    expect((await platform.get(`/protection/statement?from=${from}&to=${to}`, ann)).body.code).toBe(
      'body-invalid',
    );
  await booksAreRight();
});

test('a statement on paper says the same in the language of its player', async () => {
  const ann = await platform.member({ country: 'DE', language: 'de' });
  await post(ann, '/scratchers/buy', { family: 'neon', amount: 2 });
  const spent = amountsOf('de', { decimal: ',', thousands: '.' })(
    'COINS',
    5_000 - (await coins(ann)),
  );
  const today = new Date().toISOString().slice(0, 10);
  const paperOf = (from: string, to: string) =>
    fetch(`${platform.url}/api/protection/statement/pdf?from=${from}&to=${to}`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
  const answer = await paperOf(today, today);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`statement-${today}-${today}.pdf`);
  const { pages, texts } = readPdf(Buffer.from(await answer.arrayBuffer()));
  const row = ['Münzen', '–', '–', spent, '–', '5.000', '–', `-${spent}`];
  expect(pages).toBe(1);
  expect(texts.slice(1, 4)).toEqual(['Auszug', 'Für', ann.username]);
  expect(texts.slice(7, -1)).toEqual([
    ...['Währung', 'Eingezahlt', 'Ausgezahlt', 'Eingesetzt', 'Gewonnen', 'Erhalten', 'Abgegeben'],
    'Netto',
    expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
    ...row,
    'Summe',
    ...row,
  ]);
  expect((await paperOf('2025-01-01', '2026-11-01')).status).toBe(400);
});

test.each(translated)('a statement in %s has letters for all that it says', async (language) => {
  const { countries, look } = platform.platform;
  const account = { username: 'ann', language, country: 'MT' } as Account;
  const rows = [aStatementRow({ staked: 1_234_567 }), aStatementRow({ currency: 'EUR' })];
  const statement = { from: '2026-11-01', to: '2026-11-30', rows };
  const paper = statementPaper({ countries, look }, account, statement, language);
  expect(ownPaper(language, () => paper)).toBe(paper);
  const empty = statementPaper({ countries, look }, account, { ...statement, rows: [] }, language);
  expect(mayBeWritten(empty)).toBe(true);
});
