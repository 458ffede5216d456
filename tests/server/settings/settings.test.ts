import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, type User } from '../../../contract/player';
import { kinds } from '../../../server/kinds';
import { verifyPlayer } from '../../../server/player/player.command';
import { verify } from '../../../server/store/verify';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const member = async (more?: object) => {
  const signedUp = await platform.member(more);
  const { token } = signedUp;
  return {
    ...signedUp,
    /** The account as it is told, without the moment at which it was asked for. */
    get: async (): Promise<Omit<User, 'seen'>> => {
      const { seen: _, ...user } = answerOf(getUser, (await platform.get('/get', { token })).body);
      return user;
    },
    update: (body: object) => platform.post('/settings/update', body, { token }),
  };
};

test('what a player tells is kept, what they leave out stays, what they empty goes', async () => {
  const rosa = await member();
  const told = {
    firstname: ' Rosa ',
    lastname: 'Ferris',
    gender: 'Other',
    phone: '+49 30 1234567',
    country: 'DE',
    language: 'de',
    timezone: 'Europe/Berlin',
    relationship: 'Single',
    forRelationship: 'Play games',
    about: 'I collect carousels.\nAll of them.',
  };
  const answer = await rosa.update(told);
  expect(answer.body).toMatchObject({
    ...told,
    firstname: 'Rosa',
    flag: 'de.svg',
    currency: 'EUR',
  });
  expect(answer.body).toEqual({ ...(await rosa.get()), seen: expect.any(String) });
  const { body } = await rosa.update({ about: '', phone: null, view: 'flag' });
  expect(body).not.toHaveProperty('about');
  expect(body).not.toHaveProperty('phone');
  expect(body).toMatchObject({ name: 'Rosa Ferris', gender: 'Other', view: 'flag' });
});

test('a new player plays for coins; the account keeps what they choose, with a date in one call', async () => {
  const ann = await member();
  expect(await ann.get()).toMatchObject({ playMode: 'coins' });
  expect((await ann.update({ playMode: 'fun' })).body).toMatchObject({ playMode: 'fun' });
  const birthday = { day: 1, month: 5, year: 1990 };
  await ann.update({ birthday, playMode: 'coins' });
  expect(await ann.get()).toMatchObject({ birthday, playMode: 'coins' });
  expect((await ann.update({ playMode: 'gold' })).status).toBe(400);
});

test('a region is of the United States or Canada, and goes when the country does', async () => {
  const { update } = await member();
  expect((await update({ region: 'NJ' })).body).toMatchObject({ country: 'US', region: 'NJ' });
  expect((await update({ country: 'CA', region: 'ON' })).body).toMatchObject({ region: 'ON' });
  expect((await update({ country: 'FR' })).body).not.toHaveProperty('region');
  const refused = await update({ region: 'ON' });
  expect([refused.status, refused.body.params]).toEqual([
    400,
    { field: 'body.region', reason: 'no such region' },
  ]);
});

test.each([
  ['country', 'ZZ'],
  ['language', 'xx'],
  ['timezone', 'Mars/Olympus'],
  ['gender', 'Carousel'],
  ['relationship', 'single'],
  ['phone', 'call me'],
  ['firstname', 'x'.repeat(61)],
  ['firstname', 'two\nlines'],
  ['about', 'x'.repeat(1_001)],
  ['settings', { about: 'everybody' }],
  ['view', 'coins'],
  ['birthday', { day: 30, month: 2, year: 1990 }],
])('%s %j is refused and nothing changes', async (field, value) => {
  const { update, get } = await member();
  const before = await get();
  const answer = await update({ lastname: 'Changed', [field]: value });
  expect([answer.status, answer.body.code]).toEqual([400, 'body-invalid']);
  expect(await get()).toEqual(before);
});

test('what is the server’s to say may be sent and is not taken [decision 4]', async () => {
  const { update, get, id } = await member();
  const before = await get();
  const answer = await update({
    _id: 'player_other1',
    email: 'new@example.com',
    coins: 1e9,
    isVerified: true,
    emailVerified: true,
    subscription: 2,
    friends: { [id]: true },
    blocked: ['player_other1'],
    following: ['player_other1'],
    requests: ['player_other1'],
    games: { 'lantern-run': true },
    passwordHash: 'x',
    images: [],
  });
  expect(answer.status).toBe(200);
  expect(await get()).toEqual(before);
});

test('a missing birth date is taken once, and opens play for coins [decision 12]', async () => {
  const rosa = await member({ birthday: undefined });
  const launch = () =>
    platform.post('/games/lantern-run/url', { currency: 'COINS' }, { token: rosa.token });
  expect([(await launch()).status, (await launch()).body.params]).toMatchObject([
    403,
    { rule: 'birth-date-missing' },
  ]);
  const tomorrow = { day: 1, month: 1, year: 2099 };
  expect((await rosa.update({ birthday: tomorrow })).body.code).toBe('body-invalid');
  const birthday = { day: 1, month: 5, year: 1990 };
  expect((await rosa.update({ birthday })).body).toMatchObject({ birthday });
  expect((await launch()).status).toBe(200);
  expect((await rosa.update({ birthday })).status).toBe(200);
  const other = await rosa.update({ birthday: { ...birthday, year: 1991 }, firstname: 'Late' });
  expect([other.status, other.body.code]).toEqual([409, 'birthday-set']);
  expect(await rosa.get()).not.toHaveProperty('firstname');
});

test('privacy and notifications change field by field', async () => {
  const rosa = await member();
  const open = (await rosa.get()).settings;
  const { body } = await rosa.update({
    settings: { about: 'friends', country: 'members' },
    notificationSettings: { gift: false },
  });
  expect(body).toMatchObject({
    settings: { ...open, about: 'friends', country: 'members' },
    notificationSettings: { gift: false, friend: true },
  });
  const { token, id } = rosa;
  const alias = `/api/v1.0/player/settings/${id}/privacy`;
  const set = await platform.ask('PUT', alias, { about: 'none' }, { token });
  expect(set.body).toEqual({ settings: { ...open, about: 'none', country: 'members' } });
});

test('fields of a player under 18 begin with friends [decision 15]', async () => {
  const year = new Date().getUTCFullYear() - 15;
  const { settings } = await (await member({ birthday: { day: 1, month: 1, year } })).get();
  expect(new Set(Object.values(settings))).toEqual(new Set(['friends', 'none']));
});

test('other screens are told which fields changed, and never to what', async () => {
  const rosa = await member();
  await rosa.update({
    about: 'Planted words',
    phone: '+1 555 7654321',
    settings: { about: 'none' },
  });
  const facts = await platform.platform.store.facts(`player:${rosa.id}`, 0);
  expect(facts.map(({ body }) => body['Changed'] ?? [])).toContainEqual(
    expect.arrayContaining(['about', 'phone']),
  );
  expect(JSON.stringify(facts)).not.toMatch(/Planted|7654321/);
});

describe('nobody else’s path is there', () => {
  const calls: [string, string, object][] = [
    ['PUT', '/settings/{id}', { about: 'Mine now' }],
    ['GET', '/settings/{id}/get', {}],
    ['PUT', '/settings/{id}/privacy', { about: 'all' }],
    ['PUT', '/settings/{id}/password', { password: 'x', newPassword: 'Lantern-2027' }],
    ['PUT', '/settings/{id}/icon', { file: null }],
    ['POST', '/settings/{id}/images', { file: 'data:image/png;base64,aaaaaaaaaaaa' }],
    ['DELETE', '/settings/{id}/images', { urls: [`/images/image_${'0'.repeat(24)}.webp`] }],
  ];
  test.each(calls)('%s %s', async (method, path, body) => {
    const rosa = await member({ country: 'DE' });
    const thief = await member();
    const before = await rosa.get();
    const ask = (id: string) =>
      platform.ask(
        method,
        `/api/v1.0/player${path.replace('{id}', id)}`,
        method === 'GET' ? undefined : body,
        { token: thief.token },
      );
    const [theirs, nobodys] = [await ask(rosa.id), await ask('player_nobody0')];
    expect([theirs.status, theirs.body]).toEqual([404, nobodys.body]);
    expect(await rosa.get()).toEqual(before);
    expect(await thief.get()).not.toHaveProperty('about');
  });
});

describe('of a verified player', () => {
  const known = { firstname: 'Rosa', country: 'US', region: 'NJ' };
  const verified = async () => {
    const rosa = await member();
    await rosa.update(known);
    const now = new Date().toISOString();
    await verifyPlayer(platform.platform, rosa.email, 'test', now);
    return rosa;
  };

  test.each([
    ['firstname', { firstname: 'Carmen' }],
    ['firstname', { firstname: null }],
    ['country', { country: 'DE' }],
    ['country', { country: null }],
    ['region', { region: 'NY' }],
    ['region', { about: 'Hello', region: null }],
  ])('%s stays: %j is refused as a whole', async (field, change) => {
    const rosa = await verified();
    const before = await rosa.get();
    const { status, body } = await rosa.update(change);
    expect([status, body.code, body.params]).toEqual([
      409,
      'details-verified',
      { field: `body.${field}` },
    ]);
    expect(await rosa.get()).toEqual(before);
  });

  test('the date of birth stays, as everybody’s does', async () => {
    const rosa = await verified();
    const { body } = await rosa.update({ birthday: { day: 2, month: 5, year: 1990 } });
    expect(body.code).toBe('birthday-set');
  });

  test('everything else changes, and what was never told may be told once', async () => {
    const rosa = await verified();
    const all = { ...known, about: 'Hello', phone: '+1 212 555 0100', lastname: 'Ferris' };
    expect((await rosa.update(all)).body).toMatchObject(all);
    expect((await rosa.update({ lastname: 'Other' })).body.code).toBe('details-verified');
  });
});

test('a repeated change with one key changes once', async () => {
  const { token, get } = await member();
  const ask = (about: string) =>
    platform.post('/settings/update', { about }, { token, key: 'change-about-1' });
  await ask('First');
  expect((await ask('Second')).body.code).toBe('key-reused');
  expect((await ask('First')).status).toBe(200);
  expect((await get()).about).toBe('First');
});

test('holidays of this year and the next', async () => {
  const { body } = await platform.get('/settings/holidays');
  expect(body.items.length).toBeGreaterThan(0);
});

test('the books are sound after all that', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds);
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
