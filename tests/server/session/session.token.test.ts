import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, TOKEN_LIFETIME_MS } from '../../../contract/limits';
import { KEY_CHECK_MS, Tokens } from '../../../server/session/session.token';
import { type FreshDatabase, freshDatabase } from '../../support/database';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const start = Date.parse('2026-11-20T00:00:00.000Z');
const kidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

test('a token of a process that reads the new key as late as it may lives as long as any', async () => {
  const [rotating, late] = [new Tokens(database.sql), new Tokens(database.sql)];
  await rotating.rotate(start);
  await late.load(start);
  // As late as the job may come, the key is made; as late as this process may read, it signs.
  const rotatedAt = start + DAY_MS + KEY_CHECK_MS;
  await rotating.rotate(rotatedAt);
  const signedAt = rotatedAt + KEY_CHECK_MS - 1;
  const token = await late.sign('player_ann1', 'session_1', signedAt);
  expect(kidOf(token)).not.toBe(kidOf(await rotating.sign('player_ann1', 'session_1', signedAt)));

  // Tokens count in whole seconds.
  const expiresAt = Math.floor(signedAt / 1_000) * 1_000 + TOKEN_LIFETIME_MS;
  const fresh = new Tokens(database.sql);
  await fresh.load(expiresAt - 1);
  expect(await fresh.check(token, expiresAt - 1)).toMatchObject({ sub: 'player_ann1' });
  expect(await fresh.check(token, expiresAt)).toBeUndefined();
});

test('however many processes rotate in turn, a day has one new key', async () => {
  const [one, two] = [new Tokens(database.sql), new Tokens(database.sql)];
  const at = start + 10 * DAY_MS;
  await one.rotate(at);
  await two.rotate(at + KEY_CHECK_MS);
  await one.load(at + KEY_CHECK_MS);
  expect(kidOf(await one.sign('player_ann1', 'session_1', at))).toBe(
    kidOf(await two.sign('player_ann1', 'session_1', at)),
  );
});

test('a platform that stood still for days signs with keys that it will know again', async () => {
  const asleep = new Tokens(database.sql);
  await asleep.rotate(start + 30 * DAY_MS);
  const awake = start + 40 * DAY_MS;
  // Nobody came on time: the jobs of the night are all due, and the first player is quicker.
  const [first, second] = await Promise.all([
    asleep.sign('player_ann1', 'session_1', awake),
    asleep.sign('player_ben1', 'session_2', awake),
    asleep.load(awake),
  ]);
  expect(kidOf(first)).toBe(kidOf(second));
  await asleep.rotate(awake);
  expect(await asleep.check(first, awake + 1)).toMatchObject({ sub: 'player_ann1' });
  expect(await asleep.check(second, awake + 1)).toMatchObject({ sub: 'player_ben1' });
});

describe('a token of ours is refused', () => {
  const kid = 'abcdef012345';
  const secret = Buffer.alloc(32, 7);
  const now = start + 20 * DAY_MS;
  const iat = now / 1_000;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = { alg: 'HS256', typ: 'JWT', kid };
  const old = { sub: 'player_ann1', sid: 'session_1', iat, exp: iat + 60 };
  const whole = { ...old, iss: 'platform', aud: 'player', nbf: iat, gen: 3 };
  const check = async (claims: object, head: object = header) => {
    const signed = `${part(head)}.${part(claims)}`;
    const signature = createHmac('sha256', secret).update(signed).digest('base64url');
    const tokens = new Tokens(database.sql);
    await tokens.load(now);
    return tokens.check(`${signed}.${signature}`, now);
  };
  beforeAll(async () => {
    await database.sql`
      insert into token_keys (kid, secret, since) values (${kid}, ${secret}, ${now})`;
  });

  test('unless all is as it should be', async () => {
    expect(await check(whole)).toMatchObject({ sub: 'player_ann1', sid: 'session_1', gen: 3 });
  });

  test('unless it is of before an update, and says less', async () => {
    expect(await check(old)).toMatchObject({ sub: 'player_ann1', sid: 'session_1', gen: 0 });
  });

  test.each([
    ['alg', { ...header, alg: 'none' }],
    ['alg', { ...header, alg: 'HS512' }],
    ['alg', { ...header, alg: undefined }],
    ['typ', { ...header, typ: 'at+jwt' }],
    ['typ', { ...header, typ: undefined }],
    ['kid', { ...header, kid: 'abcdef012346' }],
    ['kid', { ...header, kid: 7 }],
  ] as const)('for its %s: %j', async (_, head) => {
    expect(await check(whole, head)).toBeUndefined();
  });

  test.each([
    ['iss', { iss: 'elsewhere' }],
    ['iss', { iss: undefined }],
    ['aud', { aud: 'staff' }],
    ['aud', { aud: ['player'] }],
    ['aud', { aud: undefined }],
    ['exp', { exp: undefined }],
    ['exp', { exp: String(iat + 60) }],
    ['exp', { exp: null }],
    ['exp', { exp: 1e300 }],
    ['exp', { exp: iat }],
    ['nbf', { nbf: iat + 61 }],
    ['nbf', { nbf: 'now' }],
    ['nbf', { nbf: undefined }],
    ['iat', { iat: iat + 61 }],
    ['iat', { iat: undefined }],
    ['sub', { sub: undefined }],
    ['sub', { sub: 7 }],
    ['sid', { sid: undefined }],
    ['gen', { gen: undefined }],
    ['gen', { gen: -1 }],
    ['gen', { gen: 0.5 }],
  ] as const)('for its %s: %j', async (_, wrong) => {
    expect(await check({ ...whole, ...wrong })).toBeUndefined();
  });

  test.each([
    ['exp', { exp: undefined }],
    ['exp', { exp: '9999999999' }],
    ['iat', { iat: iat + 61 }],
    ['sub', { sub: undefined }],
  ] as const)('for its %s, of before an update too: %j', async (_, wrong) => {
    expect(await check({ ...old, ...wrong })).toBeUndefined();
  });

  test('unless the clock of who signed it is a little ahead', async () => {
    expect(await check({ ...whole, nbf: iat + 60, iat: iat + 60 })).toBeDefined();
  });
});
