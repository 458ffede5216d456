import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../../contract/call';
import { Problem, type ProblemCode, problems } from '../../../contract/problems';
import { addressesOf } from '../../../server/http/api';
import { calls } from '../../../server/http/calls';
import { refusalsOf } from '../../../server/http/openapi';
import { mockSettings, mockSupplier, signedHeaders } from '../../support/mockSupplier';
import { PASSWORD } from '../../support/password';
import { PIXEL_URL } from '../../support/pixel';
import { type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let token: string;
/** A member of staff who may do everything. */
let admin: TestStaff;
let session: string;
let round: string;
/** A third party's session. */
let supplied: string;
let reviewId: string;
const someone = { _id: '' };

beforeAll(async () => {
  platform = await testPlatform({ SUPPLIERS: JSON.stringify([mockSettings('acme')]) });
  ({ token } = await platform.signUp({ username: 'contract', email: 'contract@example.com' }));
  const stranger = await platform.signUp();
  someone._id = (await platform.get('/get', { token: stranger.token })).body._id;
  const review = { stars: 3, text: 'Glows nicely.' };
  const written = await platform.post('/games/lantern-run/reviews', review, stranger);
  reviewId = written.body._id;
  session = await platform.sit('lantern-run', 'COINS', token);
  const bet = { session, stake: 10, bet: {} };
  round = (await platform.post('/play/rounds', bet, { token })).body.round._id;
});
beforeAll(async () => {
  admin = await testStaff(platform, 'admin');
});
beforeAll(async () => {
  const { body } = await platform.post('/games/acme-wheel/url', { currency: 'COINS' }, { token });
  const launch = new URL(body.url).searchParams.get('token') ?? '';
  const acme = mockSupplier(platform.url, 'acme');
  const seated = await acme.send('authenticate', { request: 'first', token: launch });
  supplied = seated.body.session ?? '';
});
afterAll(() => platform.close());

/** Third parties sign what they send; of others nothing more is asked here. */
const headersOf = (call: Call, path: string, body: unknown) =>
  call.audience === 'supplier'
    ? signedHeaders(path, typeof body === 'string' ? body : JSON.stringify(body))
    : {};

/** Whose token a call is made with; to sign out ends one of its own. */
const tokenFor = async (call: Call): Promise<string> => {
  const { platform: parts } = platform;
  const open = () => parts.staffSessions.open(admin.id, new Date(parts.now()).toISOString());
  if (call.name === 'staffSignOut') return open();
  if (call.audience === 'staff') return admin.token;
  return call.name.startsWith('signOut') ? (await platform.signUp()).token : token;
};

interface Sample {
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** Status of the sample where it is not 200. */
  status?: number;
}

const game = { id: 'lantern-run' };
const acme = { supplier: 'acme' };
/** One request per call that fits its schema; a call without one is red. */
/** Of nouns that bring their own: `tests/server/<noun>/<noun>.samples.ts`. */
const brought = import.meta.glob<Record<string, () => Sample>>('../*/*.samples.ts', {
  import: 'samples',
  eager: true,
});

const samples: Record<string, () => Sample> = {
  ...Object.assign({}, ...Object.values(brought)),
  getBootstrap: () => ({}),
  getAbout: () => ({}),
  getMagic: () => ({}),
  openMagic: () => ({ body: { magic: 'anything' } }),
  signUp: () => ({
    body: { email: 'new@example.com', username: 'new1', password: PASSWORD, terms: true },
  }),
  signIn: () => ({ body: { email: 'contract', password: PASSWORD } }),
  whiteSignIn: () => ({ body: { email: 'contract@example.com' } }),
  refreshToken: () => ({}),
  forgotPassword: () => ({ body: { email: 'contract@example.com' } }),
  newPassword: () => ({ body: { link: 'link_0000.not-a-link', password: PASSWORD }, status: 401 }),
  checkUsername: () => ({ body: { username: 'nobody1' } }),
  userMembership: () => ({ body: { email: 'contract@example.com' } }),
  registerDeviceToken: () => ({ body: { token: 'device', deviceName: 'A browser' } }),
  forgetDeviceToken: () => ({}),
  getUser: () => ({ params: { id: 'me' } }),
  getProfile: () => ({ params: { id: 'me' }, query: '?as=guest' }),
  updateSettings: () => ({ params: { id: 'me' }, body: { about: 'A contract', view: 'flag' } }),
  setPrivacy: () => ({ params: { id: 'me' }, body: { about: 'members' } }),
  changeEmail: () => ({ body: { email: 'contract2@example.com', password: PASSWORD } }),
  cancelEmail: () => ({}),
  verifyEmail: () => ({}),
  changeUsername: () => ({ body: { username: 'contract' } }),
  changePassword: () => ({
    params: { id: 'me' },
    body: { password: PASSWORD, newPassword: PASSWORD },
  }),
  listSessions: () => ({}),
  endSession: () => ({ body: { _id: 'session_nobody' }, status: 404 }),
  exportAccount: () => ({}),
  eraseAccount: () => ({ body: { password: 'Wrong-2026' }, status: 401 }),
  listHolidays: () => ({}),
  setIcon: () => ({ params: { id: 'me' }, body: { file: PIXEL_URL } }),
  setBackground: () => ({ body: { file: null } }),
  uploadImage: () => ({ params: { id: 'me' }, body: { file: PIXEL_URL, name: 'pixel.png' } }),
  listFolder: () => ({ params: { userId: 'me' } }),
  deleteImages: () => ({
    params: { id: 'me' },
    body: { urls: [`/images/image_${'0'.repeat(24)}.webp`] },
    status: 404,
  }),
  findPlayers: () => ({ body: { name: 'con' } }),
  requestFriend: () => ({ body: someone }),
  cancelRequest: () => ({ body: someone }),
  acceptFriend: () => ({ body: someone, status: 409 }),
  declineFriend: () => ({ body: someone }),
  removeFriend: () => ({ body: someone }),
  makeFavourite: () => ({ body: someone, status: 409 }),
  removeFavouriteFriend: () => ({ body: someone }),
  followPlayer: () => ({ body: someone }),
  unfollowPlayer: () => ({ body: someone }),
  listRelated: () => ({ body: { which: 'friends' } }),
  getRelation: () => ({ params: { id: someone._id } }),
  blockPlayer: () => ({ body: someone }),
  unblockPlayer: () => ({ body: someone }),
  getOnline: () => ({}),
  getOnlineAndRecentUsers: () => ({}),
  myActivities: () => ({ params: { offset: '0' } }),
  playerActivities: () => ({ params: { id: someone._id, offset: '0' } }),
  countUnseenGifts: () => ({}),
  listGifts: () => ({ body: { which: 'sent' } }),
  sendGifts: () => ({
    body: { friends: [someone._id], coins: 10, box: 'ruby', tape: 'mint' },
    status: 404,
  }),
  acceptGift: () => ({ body: { _id: 'gift_00000000' }, status: 404 }),
  letterCounters: () => ({}),
  lettersInbox: () => ({ body: {} }),
  lettersUnread: () => ({ body: {} }),
  lettersSent: () => ({ body: {} }),
  sendLetter: () => ({ body: { recipient: someone._id, text: 'Hello' } }),
  viewLetter: () => ({ body: { _id: 'letter_00000000' }, status: 404 }),
  getLetter: () => ({ body: { _id: 'letter_00000000' }, status: 404 }),
  deleteLetter: () => ({ body: { _id: 'letter_00000000' }, status: 404 }),
  removeLetters: () => ({ body: { ids: ['letter_00000000'] }, status: 404 }),
  changeLetterState: () => ({
    body: { ids: ['letter_00000000'], state: 'seen' },
    status: 404,
  }),
  listNotifications: () => ({ body: { onlyUnseen: true } }),
  viewNotification: () => ({ body: { notificationId: 'notification_0000' }, status: 404 }),
  viewAllNotifications: () => ({ body: {} }),
  createNotification: () => ({ status: 403 }),
  getLocation: () => ({}),
  listCountries: () => ({}),
  jurisdictionsByCountry: () => ({ query: '?country=DE' }),
  listPhrases: () => ({}),
  getTranslations: () => ({ params: { languageCode: 'ar' } }),
  createPhrase: () => ({ body: { page: 'Test', slug: 'Test.New words', word: 'New words' } }),
  gamesHome: () => ({ query: '?lang=en-US' }),
  findGames: () => ({ query: '?pageIndex=0&pageSize=12', body: { search: 'lan' } }),
  listGames: () => ({}),
  gameFilters: () => ({ body: {} }),
  getGame: () => ({ params: game, body: { country: 'US' } }),
  setFavourite: () => ({ params: game, body: {} }),
  removeFavourite: () => ({ params: game, body: {} }),
  gameOnline: () => ({ params: game }),
  getFlight: () => ({ params: { id: 'rocket-wheel' } }),
  gameProfile: () => ({ params: game, query: '?country=GB' }),
  listReviews: () => ({ params: game, query: '?pageIndex=0&pageSize=10' }),
  writeReview: () => ({ params: game, body: { stars: 4, text: 'Bright.' } }),
  editReview: () => ({ params: game, body: { stars: 5, text: 'Brighter.' } }),
  voteOnReview: () => ({ params: game, body: { reviewId, vote: 'up' } }),
  deleteReview: () => ({ params: game, body: {} }),
  createMessage: () => ({ body: { gameId: 'game_lantern-run', text: 'Hello!' } }),
  getMessages: () => ({ body: { gameId: 'game_lantern-run', page: 1, perPage: 20 } }),
  listAffiliates: () => ({ query: '?country=US&region=NJ' }),
  clickAffiliate: () => ({
    params: { id: 'affiliate_boardwalk' },
    body: { gameId: 'game_lantern-run', type: 'game' },
  }),
  launchGame: () => ({ params: game, body: { currency: 'COINS' } }),
  openSession: () => ({ body: { session } }),
  actRound: () => ({
    params: { id: round },
    body: { session, turn: 0, action: { kind: 'none' } },
    status: 409,
  }),
  settleRound: () => ({ params: { id: round }, body: { session } }),
  openRound: () => ({ body: { session, stake: 10, bet: {} } }),
  rotateSeed: () => ({ body: { session } }),
  getRound: () => ({ params: { id: round } }),
  lookAtRound: () => ({ params: { id: round } }),
  revealRound: () => ({ params: { id: round } }),
  listRounds: () => ({ params: { page: '1' }, body: {} }),
  homeWinners: () => ({}),
  gameWinners: () => ({
    body: {
      currency: 'money',
      type: 'jackpot',
      network: true,
      favoriteGames: ['game_lantern-run'],
    },
  }),
  listWallets: () => ({}),
  listTransactions: () => ({ params: { page: '1' }, body: {} }),
  deposit: () => ({ body: { amount: 500, payment: 'test-approved' }, status: 403 }),
  supplierAuthenticate: () => ({
    params: acme,
    body: { request: 'second', token: 'launch_0000.not-a-token' },
    status: 401,
  }),
  supplierBalance: () => ({ params: acme, body: { session: supplied } }),
  supplierBet: () => ({
    params: acme,
    body: { session: supplied, tx: 'bet-1', round: 'r-1', amount: 10 },
  }),
  supplierWin: () => ({ params: acme, body: { tx: 'win-1', round: 'r-1', amount: 20 } }),
  supplierClose: () => ({ params: acme, body: { tx: 'close-1', round: 'r-1' }, status: 409 }),
  supplierRollback: () => ({ params: acme, body: { tx: 'back-1', round: 'r-2' } }),
  joinRoom: () => ({ body: { room: 'home' }, status: 404 }),
  leaveRoom: () => ({ body: { room: 'home' }, status: 404 }),
  sendToRoom: () => ({ body: { room: 'home', message: 'hello' }, status: 403 }),
  // Last: they end the session.
  signOut: () => ({}),
  signOutEverywhere: () => ({}),
};

const pathOf = (url: string, sample: Sample): string =>
  url.replace(/:([A-Za-z]+)/g, (_, name: string) => sample.params?.[name] ?? '') +
  (sample.query ?? '');

const inOrder = (known: readonly Call[]): Call[] =>
  Object.keys(samples).flatMap((name) => known.find((call) => call.name === name) ?? []);

/** The answer is the call's own, or a refusal that the call documents. */
const expectFits = (call: Call, status: number, type: string | null, body: unknown) => {
  if (status === 200) {
    if (call.file !== undefined) expect(type).toBe(call.file);
    else if (call.out !== undefined)
      expect(z.safeParse(call.out, body)).toMatchObject({ success: true });
    return;
  }
  expect(type).toBe('application/problem+json; charset=utf-8');
  const refusal = z.parse(Problem, body);
  expect(refusalsOf(call)).toContain(refusal.code);
  expect(status).toBe(problems[refusal.code as ProblemCode].status);
};

test('every call has a sample', () => {
  expect(Object.keys(samples).sort()).toEqual(calls.map(({ name }) => name).sort());
});

describe('a fitting request is answered by the schema', () => {
  for (const call of inOrder(calls)) {
    test(call.name, async () => {
      const fresh = await tokenFor(call);
      const sample = samples[call.name]?.() ?? {};
      for (const { method, url } of addressesOf(call)) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : (sample.body ?? {});
        const path = pathOf(url, sample);
        const headers = headersOf(call, path, body);
        const answer = await platform.ask(method, path, body, { token: fresh, headers });
        expectFits(call, answer.status, answer.type, answer.body);
        if (url === addressesOf(call)[0]?.url) expect(answer.status).toBe(sample.status ?? 200);
      }
    });
  }
});

describe('a request that does not fit is refused and never a fault', () => {
  const garbage: unknown[] = [
    '{',
    '[]',
    '"text"',
    'null',
    '{"__proto__":{"polluted":true}}',
    { email: 7, username: [], password: {}, terms: 'yes', session: 1, stake: '10', room: {} },
    { email: 'x'.repeat(5_000), name: 'x'.repeat(5_000), slug: '<b>', search: {}, magic: 9 },
    { stake: 1e300, session: 'x'.repeat(40), bet: { deep: [[[[[]]]]] }, launch: '' },
    { stake: -1, currency: 'XX', pageSize: 0, page: -1, types: [7], link: '\u0000'.repeat(20) },
  ];
  for (const call of calls) {
    test(call.name, async () => {
      const { method, url } = addressesOf(call)[0] ?? { method: 'GET', url: '/' };
      const path = pathOf(url, {
        params: { id: '..%2f..', page: 'x', languageCode: '%00', supplier: 'acme' },
      });
      for (const body of garbage) {
        const given = method === 'GET' ? undefined : body;
        const headers = headersOf(call, path, given);
        const own = call.audience === 'staff' ? await tokenFor(call) : token;
        const answer = await platform.ask(method, path, given, { token: own, headers });
        expect(answer.status).toBeLessThan(500);
        expectFits(call, answer.status, answer.type, answer.body);
      }
    });
  }
});

describe('a method that a path does not take is refused with those that it does', () => {
  const taken = new Map<string, string[]>();
  for (const { method, url } of calls.flatMap(addressesOf)) {
    const path = url.replace(/:\w+/g, 'x');
    taken.set(path, [...(taken.get(path) ?? []), method]);
  }
  test.each([...taken])('%s', async (path, methods) => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (method) => !methods.includes(method),
    );
    for (const method of others) {
      const answer = await fetch(platform.url + path, { method });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([
        method,
        405,
        [...new Set(methods)].sort().join(', '),
      ]);
      expect(await answer.json()).toMatchObject({ code: 'method-unknown' });
    }
  });
});

describe('only those may ask who may', () => {
  for (const call of calls.filter(({ audience }) => audience === 'supplier')) {
    test(call.name, async () => {
      const sample = samples[call.name]?.() ?? {};
      const path = pathOf(addressesOf(call)[0]?.url ?? '/', sample);
      for (const asking of [{}, { token }]) {
        const none = await platform.ask(call.method, path, sample.body, asking);
        expect([none.status, none.body.code]).toEqual([401, 'signature-invalid']);
      }
    });
  }

  const signedIn = calls.filter(({ audience }) =>
    ['player', 'verified', 'staff'].includes(audience),
  );
  for (const call of signedIn) {
    test(call.name, async () => {
      const sample = samples[call.name]?.() ?? {};
      const { method, url } = addressesOf(call)[0] ?? { method: 'GET', url: '/' };
      const body = method === 'GET' ? undefined : (sample.body ?? {});
      const path = pathOf(url, sample);
      const none = await platform.ask(method, path, body);
      expect([none.status, none.body.code]).toEqual([401, 'not-signed-in']);
      for (const bad of ['x', 'a.b.c', `${token.slice(0, -3)}abc`]) {
        const refused = await platform.ask(method, path, body, { token: bad });
        expect([refused.status, refused.body.code]).toEqual([401, 'token-expired']);
      }
    });
  }
});

test('limits of size, type and method', async () => {
  const large = await platform.post('/auth/sign-in', { email: 'x'.repeat(70_000), password: 'x' });
  expect([large.status, large.body.code]).toEqual([413, 'body-too-large']);
  const type = await platform.post('/auth/sign-in', 'a=b', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([type.status, type.body.code]).toEqual([415, 'media-type-unknown']);
  const unknown = await platform.get('/nothing/here');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not-found']);
  const key = await platform.post('/auth/forgot-password', { email: 'a@b.cc' }, { key: 'short' });
  expect([key.status, key.body.code]).toEqual([400, 'header-invalid']);
  // A bet's key is the sitting's secret and the number of the bet: 97 characters and four.
  const long = await platform.post(
    '/auth/forgot-password',
    { email: 'a@b.cc' },
    { key: `${'k'.repeat(97)}:1000` },
  );
  expect(long.status).toBeLessThan(300);
});

test('a browser with the anti-forgery cookie must echo it [§6]', async () => {
  const cookie = { cookie: 'XSRF-TOKEN=abcdefghijklmnop' };
  const refused = await platform.post('/games/find', {}, { headers: cookie });
  expect([refused.status, refused.body.code]).toEqual([403, 'csrf-failed']);
  const passed = await platform.post(
    '/games/find',
    {},
    {
      headers: { ...cookie, 'x-xsrf-token': 'abcdefghijklmnop' },
    },
  );
  expect(passed.status).toBe(200);
});

test('OpenAPI describes every address', async () => {
  const { body } = await platform.get('/openapi.json');
  const described = Object.keys(body.paths);
  const registered = calls.flatMap((call) =>
    addressesOf(call).map(({ url }) => url.replace(/:([A-Za-z]+)/g, '{$1}')),
  );
  expect(new Set(described)).toEqual(new Set(registered));
});
