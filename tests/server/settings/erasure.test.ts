import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds, projections } from '../../../server/kinds';
import { rebuild } from '../../../server/store/rebuild';
import { streamOf } from '../../../server/store/stream';
import { verify } from '../../../server/store/verify';
import { walletKind } from '../../../server/wallet/wallet.events';
import { mailedLink } from '../../support/mail';
import { PASSWORD } from '../../support/password';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

/** Values found nowhere else; in lower case, as the database is searched. */
const planted = {
  username: 'plantedname7',
  email: 'planted.mail@example.org',
  reset: 'planted.other@example.org',
  firstname: 'plantedfirst',
  lastname: 'plantedlast',
  phone: '+49 555 7654321',
  about: 'planted words about me',
  timezone: 'Antarctica/Troll',
  deviceToken: 'planted-device-token',
  deviceName: 'planted device',
  message: 'planted words at a game',
  review: 'planted words about a game',
  letter: 'planted words to a friend',
};
const values = Object.values(planted).map((value) => value.toLowerCase());

/** Where a value stands: `table: value`, whatever the column. */
const found = async (wanted: readonly string[]): Promise<string[]> => {
  const { sql } = platform.database;
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`;
  const hits: string[] = [];
  for (const { name } of tables)
    for (const value of wanted) {
      const [row] = await sql`
        select 1 from ${sql(name)} t where position(${value} in lower(t::text)) > 0 limit 1`;
      if (row !== undefined) hits.push(`${name}: ${value}`);
    }
  return hits;
};

const planting = async () => {
  const signedUp = await platform.signUp({
    username: planted.username,
    email: planted.email,
    timezone: planted.timezone,
    country: 'AQ',
  });
  const { token } = signedUp;
  const post = (path: string, body: object) => platform.post(path, body, { token });
  const { firstname, lastname, phone, about } = planted;
  await post('/settings/update', {
    firstname,
    lastname,
    phone,
    about,
    relationship: 'Complicated',
    gender: 'Other',
  });
  await platform.ask(
    'PUT',
    '/api/auth/registerDeviceToken',
    { token: planted.deviceToken, deviceName: planted.deviceName },
    { token },
  );
  await post('/settings/email', { email: planted.reset, password: PASSWORD });
  await mailedLink(platform, planted.reset, '/verified');
  const icon = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await platform.ask('PUT', '/api/settings/icon', { file: icon.toString('base64') }, { token });
  const session = await platform.sit('lantern-run', 'COINS', token);
  await platform.post('/play/rounds', { session, stake: 10, bet: {} }, { token });
  await post('/games/lantern-run/set-favourite', {});
  await post('/games/createMessage', { gameId: 'game_lantern-run', text: planted.message });
  await post('/games/lantern-run/reviews', { stars: 5, text: planted.review });
  const friend = await platform.signUp();
  const friendId = (await platform.get('/get', { token: friend.token })).body._id;
  await post('/friends/request', { _id: friendId });
  await post('/letters/send', { recipient: friendId, text: planted.letter });
  const id = (await platform.get('/get', { token })).body._id;
  return { token, id, post };
};

test('the log of a living player holds no address, name or word of theirs in plain', async () => {
  const { id, post } = await planting();
  const hits = await found(values);
  expect(hits.filter((hit) => /^(events|facts|commands|claims):/.test(hit))).toEqual([]);
  // Were the search blind, it would find nothing in the states either.
  expect(hits).toContain(`streams: ${planted.email}`);
  expect(hits).toContain(`mails: ${planted.reset}`);
  for (const [table, text] of [
    ['messages', planted.message],
    ['reviews', planted.review],
    ['letters', planted.letter],
  ])
    expect(hits).toContain(`${table}: ${text}`);

  const wallet = () => platform.platform.store.load(streamOf(walletKind, id));
  const before = await wallet();
  expect((await post('/settings/erase', { password: 'Wrong-2026' })).body.code).toBe(
    'wrong-credentials',
  );
  expect((await post('/settings/erase', { password: PASSWORD })).body).toEqual({ ok: true });

  expect(await found(values)).toEqual([]);
  expect((await post('/settings/update', { about: 'late' })).body.code).toBe('token-expired');
  expect(await wallet()).toEqual(before);
  expect(
    await platform.database
      .sql`select username, country, icon, erased from players where id = ${id}`,
  ).toEqual([{ username: 'Gone', country: null, icon: null, erased: true }]);
  const books = await verify(platform.database.sql, kinds);
  expect({ found: books.found, problems: books.problems }).toEqual({ found: 0, problems: [] });
});

test('nobody can sign in, recover or be found; erased and unknown look the same', async () => {
  const viewer = await platform.signUp();
  const [row] = await platform.database.sql<{ id: string }[]>`select id from players where erased`;
  for (const email of [planted.email, planted.username]) {
    const answer = await platform.post('/auth/sign-in', { email, password: PASSWORD });
    expect(answer.body.code).toBe('wrong-credentials');
  }
  await platform.post('/auth/forgot-password', { email: planted.email });
  const { token } = viewer;
  for (const path of ['/fetch/', '/settings/folder/']) {
    const gone = await platform.get(`${path}${row?.id}`, { token });
    const unknown = await platform.get(`${path}player_unknown0`, { token });
    expect([gone.status, gone.body]).toEqual([404, unknown.body]);
  }
  const search = await platform.post('/get/players', { name: 'gone' }, { token });
  expect(search.body.items).toEqual([]);
});

test('both names are free again, for an account that shares nothing with the one before', async () => {
  const next = await platform.signUp({ username: planted.username, email: planted.email });
  const { body } = await platform.get('/get', { token: next.token });
  expect(body).not.toHaveProperty('about');
  expect(body).toMatchObject({ username: planted.username, favorites: [], coins: 5_000 });
  const export_ = await platform.post('/settings/export', {}, { token: next.token });
  expect(JSON.stringify(export_.body)).not.toContain(planted.about);
});

test('projections that are rebuilt from the log know nothing of the erased either', async () => {
  const [before] = await platform.database.sql`select count(*) as count from players`;
  for (const projection of projections) await rebuild(platform.database.sql, projection);
  const left = values.filter((value) => ![planted.username, planted.email].includes(value));
  expect(await found(left)).toEqual([]);
  expect(await platform.database.sql`select count(*) as count from players`).toEqual([before]);
});

test('while real money is left, an account stays', async () => {
  const { token } = await platform.signUp();
  const id = (await platform.get('/get', { token })).body._id;
  await platform.platform.store.execute({
    name: 'test.deposit',
    at: new Date(),
    streams: { wallet: streamOf(walletKind, id) },
    decide: () => ({
      events: {
        wallet: [
          {
            type: 'wallet.moved' as const,
            id: 'deposit_test1',
            kind: 'shopDeposit' as const,
            currency: 'USD',
            amount: 500,
            balance: 500,
            against: 'provider' as const,
            reference: 'test',
            delay: 0,
          },
        ],
      },
      answer: null,
    }),
  });
  const answer = await platform.post('/settings/erase', { password: PASSWORD }, { token });
  expect([answer.status, answer.body.code, answer.body.params]).toEqual([
    409,
    'money-left',
    { USD: 500 },
  ]);
});

test('the export holds what the player told and did, and no secret of theirs', async () => {
  const { token } = await platform.signUp({ timezone: 'Europe/Paris' });
  await platform.post('/settings/update', { about: 'Exported words' }, { token });
  const { body } = await platform.post('/settings/export', {}, { token });
  const text = JSON.stringify(body);
  for (const told of ['Exported words', 'Europe/Paris', 'welcome', 'player.signedUp'])
    expect(text).toContain(told);
  expect(text).not.toMatch(/argon2|passwordHash/);
});

test('the export weighs no closed box, and tells of no copy but one’s own', async () => {
  const [giver, taker] = await platform.friends();
  const box = { friends: [taker.id], coins: 37, box: 'ruby', tape: 'mint' };
  const given = await platform.post('/gifts/send', box, { token: giver.token });
  const gift = given.body.items[0] as never as { _id: string };
  const letter = { recipient: taker.id, text: 'Hello' };
  const sent = await platform.post('/letters/send', letter, { token: giver.token });
  await platform.post('/letters/delete', { _id: sent.body._id }, { token: taker.token });
  const sectionsOf = async ({ token }: { token: string }) => {
    const { body } = await platform.post('/settings/export', {}, { token });
    return (body as never as { sections: Record<'gifts' | 'letters', Record<string, unknown>[]> })
      .sections;
  };
  const [givers, takers] = [await sectionsOf(giver), await sectionsOf(taker)];
  expect(givers.gifts[0]).toMatchObject({ id: gift._id, coins: 37 });
  expect(givers.letters[0]).not.toHaveProperty('recipient_deleted');
  expect(takers.gifts[0]).toMatchObject({ id: gift._id, state: 'pending' });
  expect(takers.gifts[0]).not.toHaveProperty('coins');
  expect(takers.letters[0]).toMatchObject({ recipient_deleted: true });
  await platform.post('/gifts/accept', { _id: gift._id }, { token: taker.token });
  expect((await sectionsOf(taker)).gifts[0]).toMatchObject({ state: 'opened', coins: 37 });
});
