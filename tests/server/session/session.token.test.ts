import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOKEN_LIFETIME_MS } from '../../../contract/limits';
import { KEY_CHECK_MS, Tokens } from '../../../server/session/session.token';
import { type FreshDatabase, freshDatabase } from '../../support/database';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const DAY_MS = 24 * 60 * 60 * 1_000;
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
  const token = late.sign('player_ann1', 'session_1', signedAt);
  expect(kidOf(token)).not.toBe(kidOf(rotating.sign('player_ann1', 'session_1', signedAt)));

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
  expect(kidOf(one.sign('player_ann1', 'session_1', at))).toBe(
    kidOf(two.sign('player_ann1', 'session_1', at)),
  );
});
