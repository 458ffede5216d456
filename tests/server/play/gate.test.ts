import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TOKEN_GRACE_MS } from '../../../contract/limits';
import { kinds } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { goOn, pass } from '../../support/clock';
import { testCatalogue } from '../../support/games';
import { type MockSupplier, mockSettings, mockSupplier } from '../../support/mockSupplier';
import { PASSWORD } from '../../support/password';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

let house: TestPlatform;
let place: TestPlatform;
let acme: MockSupplier;
beforeAll(async () => {
  house = await testPlatform({}, undefined, { catalogue: testCatalogue() });
  place = await testPlatform({ SUPPLIERS: JSON.stringify([mockSettings('acme')]) }, house.database);
  acme = mockSupplier(place.url, 'acme');
});
afterAll(async () => {
  await place.close();
  await house.close();
});
afterEach(() => {
  goOn();
});

/** A way by which a bet comes: bets, and ends the round that was bet first. */
interface Table {
  bet(): Promise<{ status: number; code: string | undefined }>;
  /** Pays what was bet before; answers the balance. */
  end(): Promise<number | undefined>;
}

let names = 0;
const fresh = (): string => {
  names += 1;
  return `n-${names}`;
};

const act = (session: string, round: string, turn: number, kind: string) =>
  house.post(`/play/rounds/${round}/act`, { session, turn, action: { kind } });

/** Plays a round to the end: the first rung pays what was staked. */
const climbed = async (session: string, round: string) => {
  await act(session, round, 0, 'climb');
  await act(session, round, 1, 'take');
  return (await house.post(`/play/rounds/${round}/settle`, { session })).body.balance;
};

const ours = async ({ token }: Member, currency: string): Promise<Table> => {
  const session = await house.sit('test-ladder', currency, token);
  const bet = () => house.post('/play/rounds', { session, stake: 100, bet: {} });
  const { round } = (await bet()).body;
  return {
    bet: async () => {
      const { status, body } = await bet();
      return { status, code: body.code };
    },
    end: () => climbed(session, round._id),
  };
};

const raised = async ({ token }: Member): Promise<Table> => {
  const session = await house.sit('test-ladder', 'COINS', token);
  const { round } = (await house.post('/play/rounds', { session, stake: 100, bet: {} })).body;
  return {
    bet: async () => {
      const { status, body } = await act(session, round._id, 0, 'double');
      return { status, code: body.code };
    },
    end: () => climbed(session, round._id),
  };
};

const theirs = async ({ token }: Member): Promise<Table> => {
  const launched = await place.post('/games/acme-wheel/url', { currency: 'COINS' }, { token });
  const launch = new URL(launched.body.url).searchParams.get('token');
  const { body } = await acme.send('authenticate', { request: fresh(), token: launched && launch });
  const { session } = body;
  const round = fresh();
  await acme.send('bet', { session, tx: fresh(), round, amount: 100 });
  return {
    bet: async () => {
      const bet = { session, tx: fresh(), round: fresh(), amount: 100 };
      const { status, body: said } = await acme.send('bet', bet);
      return { status, code: said.code };
    },
    end: async () => (await acme.send('win', { tx: fresh(), round, amount: 100 })).body.balance,
  };
};

const tables: [string, (member: Member) => Promise<Table>, number][] = [
  ['a bet for coins', (member) => ours(member, 'COINS'), 5_000],
  ['a bet for fun', (member) => ours(member, 'FUN'), 10_000],
  ['a step that stakes more', raised, 5_000],
  ['a bet at a third party’s game', theirs, 5_000],
];

const signIn = async ({ email }: Member): Promise<string> =>
  (await house.post('/auth/sign-in', { email, password: PASSWORD })).body.token;

const ERASURE = 'the erasure of the account';
const endings: [string, (member: Member) => Promise<unknown>, number, string][] = [
  ['sign-out', ({ token }) => house.post('/auth/sign-out', {}, { token }), 401, 'not-signed-in'],
  [
    'sign-out everywhere',
    async (member) => house.post('/auth/sign-out-sync', {}, { token: await signIn(member) }),
    401,
    'not-signed-in',
  ],
  [
    'a new password, set elsewhere',
    async (member) =>
      house.post(
        '/settings/password',
        { password: PASSWORD, newPassword: 'Merry-go-round-2027' },
        { token: await signIn(member) },
      ),
    401,
    'not-signed-in',
  ],
  [
    'a token that was used twice',
    async ({ token }) => {
      const refresh = () => house.ask('PUT', '/api/auth/refresh', {}, { token });
      const { refreshedToken } = (await refresh()).body;
      await house.get('/get', { token: refreshedToken });
      pass(TOKEN_GRACE_MS);
      await refresh();
    },
    401,
    'not-signed-in',
  ],
  [
    ERASURE,
    ({ token }) => house.post('/settings/erase', { password: PASSWORD }, { token }),
    401,
    'not-signed-in',
  ],
  [
    'a move to where it is restricted',
    ({ token }) => house.post('/settings/update', { country: 'AU' }, { token }),
    403,
    'play-refused',
  ],
];

/** What an account has open for coins at our own tables ends before it is erased. */
const isOver = (ending: string, table: string): boolean =>
  ending === ERASURE && (table === 'a bet for coins' || table === 'a step that stakes more');

test.each(
  endings.flatMap(([ending, end, status, code]) =>
    tables
      .filter(([table]) => !isOver(ending, table))
      .map(([table, sit, whole]) => ({ ending, end, status, code, table, sit, whole })),
  ),
)('after $ending $table is refused, and what was bet before is paid', async (row) => {
  const member = await house.member();
  const table = await row.sit(member);
  await row.end(member);
  expect(await table.bet()).toEqual({ status: row.status, code: row.code });
  expect(await table.end()).toBe(row.whole);
});

test('an erased account has no table for coins any more', async () => {
  const member = await house.member();
  const table = await ours(member, 'COINS');
  await house.post('/settings/erase', { password: PASSWORD }, { token: member.token });
  expect(await table.bet()).toEqual({ status: 401, code: 'not-signed-in' });
});

test('a new password leaves the table open at which it was set', async () => {
  const member = await house.member();
  const [here, there] = [await ours(member, 'COINS'), { ...member, token: await signIn(member) }];
  const elsewhere = await house.sit('test-ladder', 'FUN', there.token);
  const given = { password: PASSWORD, newPassword: 'Merry-go-round-2027' };
  await house.post('/settings/password', given, { token: member.token });
  await here.end();
  expect((await here.bet()).status).toBe(200);
  const other = await house.post('/play/rounds', { session: elsewhere, stake: 100, bet: {} });
  expect(other.body.code).toBe('not-signed-in');
});

test('who signs out at one device plays on at another', async () => {
  const member = await house.member();
  const token = await signIn(member);
  const table = await ours({ ...member, token }, 'COINS');
  await house.post('/auth/sign-out', {}, { token: member.token });
  await table.end();
  expect((await table.bet()).status).toBe(200);
});

test('a refusal at the table names rule and place', async () => {
  const { token } = await house.member();
  const session = await house.sit('test-ladder', 'COINS', token);
  await house.post('/settings/update', { country: 'AU' }, { token });
  const { body } = await house.post('/play/rounds', { session, stake: 100, bet: {} });
  expect(body.params).toEqual({
    rule: 'simulated-gambling-restricted',
    jurisdiction: 'Sample: no simulated gambling',
  });
});

test('a bet that was taken answers its repetition also afterwards', async () => {
  const member = await house.member();
  const session = await house.sit('test-ladder', 'COINS', member.token);
  const bet = () =>
    house.post('/play/rounds', { session, stake: 100, bet: {} }, { key: 'the-same-bet' });
  const first = await bet();
  await house.post('/auth/sign-out', {}, { token: member.token });
  expect((await bet()).body.round._id).toBe(first.body.round._id);
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(house.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
