import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnswerOf, Call } from '../../../contract/call';
import { ImageUrl } from '../../../contract/image';
import { privacyFields } from '../../../contract/privacy.rules';
import type { exportAccount } from '../../../contract/settings';
import { RoomName } from '../../../contract/socket';
import { Id } from '../../../contract/words';
import { addressesOf } from '../../../server/http/api';
import { calls } from '../../../server/http/calls';
import { kinds } from '../../../server/kinds';
import { methodKind } from '../../../server/payment/method.events';
import { playerKind } from '../../../server/player/player.events';
import { spinKind } from '../../../server/spin/spin.events';
import { grantSpins } from '../../../server/spin/spin.moves';
import { accept } from '../../../server/store/decision';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { withdrawalKind } from '../../../server/withdrawal/withdrawal.events';
import { PASSWORD } from '../../support/password';
import { PIXEL_URL } from '../../support/pixel';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';

interface Ask {
  params?: Record<string, string>;
  query?: string;
  body?: object;
}
const own =
  (body: object = {}) =>
  (id: string): Ask => ({ params: { id }, body });
const named = (id: string): Ask => ({ body: { _id: id } });

/** Every call that names a player, with what it is asked of this one. */
const players: Record<string, (id: string) => Ask> = {
  getUser: own(),
  getProfile: own(),
  updateSettings: own({ about: 'Not yours', firstname: 'Other' }),
  setPrivacy: own({ about: 'all' }),
  changePassword: own({ password: PASSWORD, newPassword: 'Lanterns-2026' }),
  setIcon: own({ file: PIXEL_URL }),
  uploadImage: own({ file: PIXEL_URL, name: 'pixel.png' }),
  listFolder: (userId) => ({ params: { userId } }),
  deleteImages: own({ urls: [`/images/image_${'0'.repeat(24)}.webp`] }),
  getRelation: own(),
  listAchievements: (id) => ({ query: `?playerId=${id}` }),
  achievedBy: (id) => ({ query: `?playerId=${id}` }),
  playerActivities: (id) => ({ params: { id, offset: '0' } }),
  listGifts: (id) => ({ body: { which: 'sent', friends: [id] } }),
  sendGifts: (id) => ({ body: { friends: [id], coins: 5, box: 'ruby', tape: 'mint' } }),
  sendLetter: (recipient) => ({ body: { recipient, text: 'Hello' } }),
  joinRoom: (id) => ({ body: { room: `activities:${id}` } }),
  leaveRoom: (id) => ({ body: { room: `activities:${id}` } }),
  sendToRoom: (id) => ({ body: { room: `activities:${id}`, message: 'Hello' } }),
  acceptFriend: named,
  declineFriend: named,
  readReported: (id) => ({ params: { kind: 'player', id } }),
  fileReport: (id) => ({ body: { kind: 'player', id, reason: 'spam' } }),
  requestFriend: named,
  cancelRequest: named,
  makeFavourite: named,
  removeFavouriteFriend: named,
  followPlayer: named,
  unfollowPlayer: named,
  removeFriend: named,
  // Last: they change how the two stand.
  unblockPlayer: named,
  blockPlayer: named,
};
/** One who blocked somebody finds them again to lift it, and reports them all the same [decision 18]. */
const toLift = ['getRelation', 'unblockPlayer', 'blockPlayer', 'fileReport', 'readReported'];

/** What a player has and others may not touch: its id, and one that nothing has. */
interface Things {
  session: string;
  round: string;
  gift: string;
  letter: string;
  notification: string;
  image: string;
  scratcher: string;
  spins: string;
  ticket: string;
  attachment: string;
  document: string;
  withdrawal: string;
  method: string;
  passkey: string;
}
const nothing: Things = {
  session: 'session_00000000',
  round: 'round_00000000',
  gift: 'gift_00000000',
  letter: 'letter_00000000',
  notification: 'notification_0000-0000',
  image: `/images/image_${'0'.repeat(24)}.webp`,
  scratcher: 'scratcher_00000000',
  spins: 'spins_00000000',
  ticket: 'ticket_00000000',
  attachment: 'attachment_00000000',
  document: 'document_00000000',
  withdrawal: 'withdrawal_00000000',
  method: 'method_00000000',
  passkey: 'passkey_00000000',
};

/** Every call that names what a player has; `sitting` and `friend` are the thief's own. */
const things: Record<string, (of: Things, sitting: string, friend: string) => Ask> = {
  endSession: ({ session }) => named(session),
  getRound: ({ round }) => ({ params: { id: round } }),
  revealRound: ({ round }) => ({ params: { id: round } }),
  actRound: ({ round }, session) => ({
    params: { id: round },
    body: { session, turn: 0, action: { kind: 'none' } },
  }),
  openRound: ({ spins }, session) => ({ body: { session, stake: 20, bet: {}, free: spins } }),
  settleRound: ({ round }, session) => ({ params: { id: round }, body: { session } }),
  acceptGift: ({ gift }) => named(gift),
  removeFactorPasskey: ({ passkey }) => ({ body: { password: PASSWORD, _id: passkey } }),
  removePayment: ({ method }) => ({ body: { paymentId: method } }),
  preferPayment: ({ method }) => ({ body: { paymentId: method } }),
  cancelWithdrawal: ({ withdrawal }) => named(withdrawal),
  submitIdentity: ({ document }) => ({ body: { kind: 'passport', front: document } }),
  scratch: ({ scratcher }) => ({ body: { scratcherConfig: scratcher } }),
  acceptScratch: ({ scratcher }) => ({ body: { scratchId: scratcher } }),
  // What cards were bought by is named after them.
  readReceipt: ({ scratcher }) => ({ params: { id: scratcher } }),
  mailPurchase: ({ scratcher }) => ({ body: { purchaseId: scratcher } }),
  viewLetter: ({ letter }) => named(letter),
  getLetter: ({ letter }) => named(letter),
  deleteLetter: ({ letter }) => named(letter),
  removeLetters: ({ letter }) => ({ body: { ids: [letter] } }),
  changeLetterState: ({ letter }) => ({ body: { ids: [letter], state: 'deleted' } }),
  createTicket: ({ attachment }) => ({ body: { title: 'Mine', attachments: [attachment] } }),
  readTicket: ({ ticket }) => ({ params: { id: ticket } }),
  resolveTicket: ({ ticket }) => ({ body: { id: ticket, rating: 1 } }),
  sendTicketMessage: ({ ticket }) => ({ body: { id: ticket, text: 'Mine?' } }),
  typeInTicket: ({ ticket }) => ({ body: { id: ticket, isTyping: true } }),
  viewNotification: ({ notification }) => ({ body: { notificationId: notification } }),
  deleteImages: ({ image }) => ({ params: { id: 'me' }, body: { urls: [image] } }),
  sendLetter: ({ image }, _, friend) => ({
    body: { recipient: friend, text: 'Look', images: [image] },
  }),
};

/** Ids of games, advertisements, affiliates, reviews, suggestions, achievements, missions and tournaments, which name
 * nobody; a round's address, which its player may hand to anybody; and the free rounds of a third party's bet, which are
 * its session's player's own (`rounds.decider.test.ts`). */
const open = [
  'supplierBet',
  'findGames',
  'createMessage',
  'getMessages',
  'voteOnReview',
  'upvoteSuggestion',
  'clickAffiliate',
  'loadAdvertisement',
  'clickAdvertisement',
  'listRounds',
  'lookAtRound',
  'gameWinners',
  'achievementsOfGame',
  'readAchievement',
  'activateAchievement',
  'collectAchievement',
  'collectMission',
  'listTournaments',
  'readTournament',
  'tournamentStanding',
  'tournamentLeaderboard',
  'tournamentRounds',
  'joinTournament',
  'leaveTournament',
  'remindOfTournament',
];

const patternOf = (schema: z.ZodMiniType): unknown => z.toJSONSchema(schema).pattern;
const idPatterns = new Set([Id, ImageUrl, RoomName].map(patternOf));

/** Whether a schema takes the id of something, an image's address or a room's name, at any depth. */
const takesId = (schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('pattern' in schema && idPatterns.has(schema.pattern)) return true;
  return Object.values(schema).some(takesId);
};
const namesSomething = (call: Call): boolean =>
  [
    // Some calls have a schema for a path that none of their addresses has.
    addressesOf(call).some(({ url }) => url.includes(':')) ? call.params : undefined,
    call.query,
    call.body,
  ].some(
    (schema) =>
      schema !== undefined &&
      takesId(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );

let platform: TestPlatform;
let thief: Member;
let sitting: string;
let rosa: Member;
let hers: Things;
/** By how they stand to the thief. */
let hidden: Record<'unknown' | 'erased' | 'erased friend' | 'blocker' | 'blocked', string>;

const post = (by: Member, path: string, body: object = {}) =>
  platform.post(path, body, { token: by.token });
const firstOf = (body: object) =>
  (body as { items: readonly { _id: string; id: string }[] }).items[0];

/** What Rosa has told, for nobody to read. */
const planted = {
  firstname: 'Plantedfirst',
  lastname: 'Plantedlast',
  phone: '+49 555 7654321',
  timezone: 'Antarctica/Troll',
  country: 'AQ',
  about: 'Planted words about Rosa',
  relationship: 'Complicated',
  forRelationship: 'Find a partner',
  gender: 'Other',
};
const secrets = [
  ...Object.values(planted).filter((value) => value.length > 5 && value !== planted.gender),
  '"country":"AQ"',
  '"gender":"Other"',
  '"year":1961',
  'planted.rosa@example.org',
];

/** Free spins of Lantern Run that the house gave. */
const someSpins = async (of: Member): Promise<string> => {
  const id = 'spins_rosas0001';
  const at = new Date().toISOString();
  const place = { game: 'game_lantern-run', stake: 20 };
  await platform.platform.store.execute({
    name: 'give',
    at,
    streams: { spin: streamOf(spinKind, id) },
    decide: ({ spin }) => {
      const granted = grantSpins(spin, { player: of.id, source: 'level', ...place, total: 1, at });
      return accept({ spin: granted === undefined ? [] : [granted] }, null);
    },
  });
  return id;
};

/** Money that is on its way to somebody, and waits for staff. */
const aWithdrawal = async ({ id: player }: Member): Promise<string> => {
  const id = 'withdrawal_rosas0001';
  const at = new Date().toISOString();
  await platform.platform.store.execute({
    name: 'withdraw',
    at,
    streams: { withdrawal: streamOf(withdrawalKind, id) },
    decide: () =>
      accept(
        {
          withdrawal: [
            {
              type: 'withdrawal.requested',
              player,
              currency: 'EUR',
              amount: 100,
              method: { method: 'testmethod_1', kind: 'visa', last: '4242' },
              provider: 'test',
              at,
            },
          ],
        },
        null,
      ),
  });
  return id;
};

/** Her passkey, beside an app of codes. */
const aPasskey = async ({ id }: Member): Promise<string> => {
  const passkey = 'passkey_hers';
  const at = new Date().toISOString();
  const factor = { name: 'factor_hers', print: 'print' };
  const recovery: string[] = [];
  const key = { name: 'Laptop', credential: 'hers', publicKey: 'hers', counter: 0 };
  await platform.platform.store.execute({
    name: 'aPasskey',
    at,
    streams: { player: streamOf(playerKind, id) },
    decide: () =>
      accept(
        {
          player: [
            { type: 'player.factorSet', factor, recovery, step: 0, at },
            { type: 'player.passkeyAdded', passkey, ...key, at },
          ],
        },
        null,
      ),
  });
  return passkey;
};

/** A card that somebody keeps. */
const aMethod = async ({ id: player }: Member): Promise<string> => {
  const id = 'method_rosas0001';
  const at = new Date().toISOString();
  const method = { method: 'testmethod_1', kind: 'visa', last: '4242' } as const;
  await platform.platform.store.execute({
    name: 'store',
    at,
    streams: { method: streamOf(methodKind, id) },
    decide: () =>
      accept(
        {
          method: [
            { type: 'method.asked', player, kind: 'visa', provider: 'test', at },
            { type: 'method.stored', player, method, at },
          ],
        },
        null,
      ),
  });
  return id;
};

beforeAll(async () => {
  platform = await testPlatform();
  const birthday = { day: 3, month: 4, year: 1961 };
  const [rosa_, friend, ...others] = await Promise.all([
    platform.member({ email: 'planted.rosa@example.org', birthday }),
    platform.member(),
    platform.member(),
    platform.member(),
    platform.member(),
    platform.member(),
    platform.member(),
  ]);
  const [erased, erasedFriend, blocker, blocked, thief_] = others as [
    Member,
    Member,
    Member,
    Member,
    Member,
  ];
  rosa = rosa_;
  thief = thief_;
  for (const other of [erasedFriend, blocker, blocked]) {
    await platform.befriend(thief, other);
    await post(other, '/letters/send', { recipient: thief.id, text: 'Hello' });
  }
  await post(erased, '/settings/erase', { password: PASSWORD });
  await post(erasedFriend, '/settings/erase', { password: PASSWORD });
  await post(blocker, '/block', { _id: thief.id });
  await post(thief, '/block', { _id: blocked.id });
  hidden = {
    unknown: 'player_nobody0000',
    erased: erased.id,
    'erased friend': erasedFriend.id,
    blocker: blocker.id,
    blocked: blocked.id,
  };

  await platform.befriend(friend, rosa);
  const session = await platform.sit('lantern-run', 'COINS', rosa.token);
  sitting = await platform.sit('lantern-run', 'COINS', thief.token);
  const round = await post(rosa, '/play/rounds', { session, stake: 10, bet: {} });
  const gift = { friends: [rosa.id], coins: 5, box: 'ruby', tape: 'mint' };
  const given = await post(friend, '/gifts/send', gift);
  const attached = await post(rosa, '/ticket/attachments', { file: PIXEL_URL, name: 'a.png' });
  const shown = await post(rosa, '/identity/documents', { file: PIXEL_URL });
  const asked = await post(rosa, '/ticket', { title: 'The wheel stands still' });
  const letter = await post(friend, '/letters/send', { recipient: rosa.id, text: 'Hello' });
  const image = await post(rosa, '/settings/upload', { file: PIXEL_URL, name: 'pixel.png' });
  const told = await post(rosa, '/notifications');
  const bought = await post(rosa, '/scratchers/buy', { family: 'neon', amount: 1 });
  const { scratcher } = bought.body as unknown as { scratcher: { _id: string } };
  // Now: where she says to be, nobody plays for coins.
  const closed = Object.fromEntries(privacyFields.map((field) => [field, 'none']));
  await post(rosa, '/settings/update', { ...planted, settings: closed });
  const sessions = await platform.get('/settings/sessions', { token: rosa.token });
  hers = {
    session: firstOf(sessions.body)?._id ?? '',
    round: round.body.round._id,
    gift: firstOf(given.body)?._id ?? '',
    letter: letter.body._id,
    notification: firstOf(told.body)?.id ?? '',
    image: image.body.url,
    scratcher: scratcher._id,
    spins: await someSpins(rosa),
    ticket: (asked.body as unknown as { ticket: { _id: string } }).ticket._id,
    attachment: attached.body._id,
    document: shown.body._id,
    withdrawal: await aWithdrawal(rosa),
    method: await aMethod(rosa),
    passkey: await aPasskey(rosa),
  };
});
afterAll(() => platform.close());

/** The answers at each address that takes what is asked, without the ids that were asked with. */
const answersTo = async (
  by: Member,
  call: Call,
  { params, query = '', body }: Ask,
  ids: readonly string[],
) => {
  const answers: { status: number; text: string }[] = [];
  for (const { method, url } of addressesOf(call)) {
    // At an address without a place for the id it would be asked about oneself.
    const takes = params === undefined || /:[A-Za-z]+/.test(url) || params['id'] === 'me';
    if (!takes || (method === 'GET' && params === undefined && query === '')) continue;
    const path = url.replace(/:([A-Za-z]+)/g, (_, name: string) => params?.[name] ?? '');
    const given = method === 'GET' ? undefined : (body ?? {});
    const answer = await platform.ask(method, path + query, given, { token: by.token });
    const text = ids.reduce(
      (rest, id) => rest.replaceAll(id, 'the id'),
      JSON.stringify(answer.body),
    );
    answers.push({ status: answer.status, text });
  }
  return answers;
};
const callNamed = (name: string): Call => {
  const call = calls.find((one) => one.name === name);
  if (call === undefined) throw new Error(`There is no call ${name}`);
  return call;
};
const kept = async (of: Member) => {
  const { body } = await post(of, '/settings/export');
  const { at: _, user, ...rest } = body as unknown as AnswerOf<typeof exportAccount>;
  const { seen: _s, ...account } = user;
  return { ...rest, user: account };
};

test('every call that takes an id is in a table', () => {
  const tables = new Set([...Object.keys(players), ...Object.keys(things), ...open]);
  // To players those of staff are not there: `staff/matrix.test.ts`.
  const taking = calls
    .filter((call) => call.audience !== 'staff' && namesSomething(call))
    .map(({ name }) => name);
  expect(taking.filter((name) => !tables.has(name))).toEqual([]);
  expect([...tables].filter((name) => !taking.includes(name))).toEqual([]);
});

describe('blocked, erased and unknown players look the same', () => {
  test.each(Object.entries(players))('%s', async (name, ask) => {
    const call = callNamed(name);
    const answersAbout = (id: string) => answersTo(thief, call, ask(id), [id]);
    const expected = await answersAbout(hidden.unknown);
    expect(expected.length).toBeGreaterThan(0);
    for (const [kind, id] of Object.entries(hidden)) {
      if (kind === 'blocked' && toLift.includes(name)) continue;
      expect([kind, await answersAbout(id)]).toEqual([kind, expected]);
    }
  });
});

describe('somebody else’s id changes nothing and reveals nothing', () => {
  test.each(Object.entries(things))('%s', async (name, ask) => {
    const call = callNamed(name);
    const before = await kept(rosa);
    const asked = (of: Things) =>
      answersTo(thief, call, ask(of, sitting, rosa.id), Object.values(of));
    const [theirs, nobodys] = [await asked(hers), await asked(nothing)];
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs).toEqual(nobodys);
    expect(theirs.filter(({ status }) => status < 400)).toEqual([]);
    expect(await kept(rosa)).toEqual(before);
  });

  const alone = Object.entries(players).filter(([name]) =>
    (callNamed(name).aliases ?? []).some(({ path }) => path.includes('/settings/:id')),
  );
  test.each(alone)('%s by a path that names another', async (name, ask) => {
    const before = await kept(rosa);
    const answers = await answersTo(thief, callNamed(name), ask(rosa.id), [rosa.id]);
    for (const { status } of answers) expect(status).toBe(404);
    expect(await kept(rosa)).toEqual(before);
  });
});

test('no answer that names her tells what she keeps to herself, to a stranger or a friend', async () => {
  const [stranger, friend] = await Promise.all([platform.member(), platform.member()]);
  await platform.befriend(friend, rosa);
  const leaks: string[] = [];
  for (const viewer of [stranger, friend])
    for (const [name, ask] of Object.entries(players)) {
      const answers = await answersTo(viewer, callNamed(name), ask(rosa.id), []);
      for (const { text } of answers)
        for (const value of secrets) if (text.includes(value)) leaks.push(`${name}: ${value}`);
    }
  expect(leaks).toEqual([]);
  const { text } = (
    await answersTo(rosa, callNamed('getProfile'), { params: { id: 'me' } }, [])
  )[0] ?? { text: '' };
  expect(secrets.filter((value) => !text.includes(value))).toEqual([
    planted.phone,
    'planted.rosa@example.org',
  ]);
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
