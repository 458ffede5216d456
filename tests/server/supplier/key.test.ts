import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../../contract/staff';
import { listSupplierKeys, makeSupplierKey } from '../../../contract/supplier.desk';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { mockSettings, mockSupplier } from '../../support/mockSupplier';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const why = 'A new year, a new key';
const SUPPLIERS = JSON.stringify([mockSettings('acme'), mockSettings('rival')]);

let platform: TestPlatform;
/** Another process of the same platform. */
let other: TestPlatform;
let ada: TestStaff;
beforeAll(async () => {
  platform = await testPlatform({ SUPPLIERS });
  other = await testPlatform({ SUPPLIERS }, platform.database);
  ada = await testStaff(platform, 'admin');
});
afterAll(async () => {
  await other.close();
  await platform.close();
});

const keep = (deed: string, body: object, headers: Record<string, string> = {}) =>
  platform.post(`/staff/suppliers/keys/${deed}`, { why, ...body }, { token: ada.token, headers });
const made = async (supplier = 'acme') =>
  answerOf(makeSupplierKey, (await keep('make', { supplier })).body).secret;
const rows = async (search = 'acme') => {
  const { body } = await platform.post('/staff/suppliers', { search }, { token: ada.token });
  return answerOf(listSupplierKeys, body).items;
};
const keys = async (search?: string) => (await rows(search)).map(({ key }) => key);

/** Whether what the supplier signs with this is taken: with a session that nobody has, it is refused later. */
const isTaken = async (secret?: string, at = platform, id = 'acme') => {
  const supplier = mockSupplier(at.url, id);
  const { body } = await supplier.send(
    'balance',
    { session: 'nobody-sits-here' },
    secret === undefined ? {} : { secret },
  );
  return body.code !== 'signature-invalid';
};

test('a supplier signs by the key of the settings, until it is ended, and by those made here', async () => {
  expect(await isTaken()).toBe(true);
  expect(await isTaken('x'.repeat(40))).toBe(false);
  const secret = await made();
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect([await isTaken(), await isTaken(secret)]).toEqual([true, true]);
  await expect.poll(() => isTaken(secret, other)).toBe(true);
  // It is this supplier's alone.
  expect(await isTaken(secret, platform, 'rival')).toBe(false);

  expect((await keep('end', { supplier: 'acme', key: 'setting' })).body).toEqual({ ok: true });
  expect([await isTaken(), await isTaken(secret)]).toEqual([false, true]);
  await expect.poll(() => isTaken(undefined, other)).toBe(false);
  expect(await isTaken(undefined, platform, 'rival')).toBe(true);

  const [key] = await keys();
  expect((await keep('end', { supplier: 'acme', key })).body).toEqual({ ok: true });
  expect(await isTaken(secret)).toBe(false);
  expect(await rows()).toMatchObject([
    { _id: 'acme', supplier: 'acme', games: ['The wheel of acme'] },
  ]);
});

test('asked for twice under one key of the request, one key is made, and told again', async () => {
  const before = (await keys('rival')).length;
  const headers = { 'idempotency-key': 'made-once-and-told-twice' };
  const [one, again] = [
    await keep('make', { supplier: 'rival' }, headers),
    await keep('make', { supplier: 'rival' }, headers),
  ];
  expect(one.body).toEqual(again.body);
  expect(await keys('rival')).toHaveLength(before + 1);
});

test('what a key signs with lies nowhere: not in the log, not in the audit, not in first answers', async () => {
  const secret = await made('rival');
  const { sql } = platform.database;
  const found = await sql`
    select 'event' as place from events where data::text like ${`%${secret}%`}
    union all select 'answer' from commands where answer::text like ${`%${secret}%`}`;
  expect(found).toEqual([]);
  const audit = await platform.post('/staff/audit', { search: '' }, { token: ada.token });
  const { items } = answerOf(listAudit, audit.body);
  expect(JSON.stringify(items)).not.toContain(secret);
  expect(items.find(({ deed }) => deed === 'makeSupplierKey')).toMatchObject({
    subject: 'rival',
    why,
    before: ['setting', expect.stringMatching(/^key_/)],
  });
});

test('which key was used last stands there, so that one knows which to end', async () => {
  await isTaken(undefined, platform, 'rival');
  await platform.platform.suppliers.writeUsed(platform.database.sql);
  const [setting, ...others] = await rows('rival');
  expect(setting?.usedAt).toBeDefined();
  expect(others.map(({ usedAt }) => usedAt)).toEqual(others.map(() => undefined));
});

test('a key of nobody, and one that is not good, are refused', async () => {
  const codes = [
    await keep('make', { supplier: 'nobody' }),
    await keep('end', { supplier: 'nobody', key: 'setting' }),
    await keep('end', { supplier: 'rival', key: `key_${'0'.repeat(24)}` }),
  ].map(({ body }) => body.code);
  expect(codes).toEqual(['not-found', 'not-found', 'not-found']);
});

test('the books stay whole', async () => {
  const { found } = await verify(platform.database.sql, kinds, { projections });
  expect(found).toBe(0);
});
