import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIdentity } from '../../../contract/identity';
import { listIdentitiesDue, reviewIdentityDue } from '../../../contract/identity.desk';
import { sweepDocuments } from '../../../server/identity/identity.file';
import { kinds, projections } from '../../../server/kinds';
import { identityQueue } from '../../../server/operator/identity.report';
import { verify } from '../../../server/store/verify';
import { PASSWORD } from '../../support/password';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let fin: TestStaff;
beforeAll(async () => {
  platform = await testPlatform();
  fin = await testStaff(platform, 'finance');
});
afterAll(async () => {
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
  await platform.close();
});

/** Words that a scan of the database would find. */
const PDF = Buffer.from('%PDF-1.4\nplanted passport of Ann\n%%EOF\n').toString('base64');
const picture = async () => {
  const create = { width: 40, height: 30, channels: 3, background: '#456' } as const;
  return (await sharp({ create }).png().toBuffer()).toString('base64');
};

const post = (by: { token: string }, path: string, body: object = {}) =>
  platform.post(path, body, { token: by.token });
const put = async (by: Member, file: string): Promise<string> =>
  (await post(by, '/identity/documents', { file })).body._id;
const standing = async (of: Member) =>
  answerOf(readIdentity, (await platform.get('/identity', of)).body);
const submit = async (of: Member) =>
  post(of, '/identity', {
    kind: 'identity card',
    front: await put(of, await picture()),
    back: await put(of, PDF),
  });
const review = (of: Member, by: TestStaff = fin) =>
  post(by, '/staff/identities/review', { _id: of.id });
const withdraws = async (of: Member) =>
  (await post(of, '/wallet/withdraw', { currency: 'EUR', amount: 100 })).body.code;

test('papers are sent, looked at and do: money may be played and taken out', async () => {
  const ann = await platform.member({ country: 'MT' });
  expect(await standing(ann)).toMatchObject({ status: 'none', kinds: { length: 4 } });
  expect(await withdraws(ann)).toBe('not-verified');
  expect((await submit(ann)).body).toMatchObject({ status: 'submitted', kind: 'identity card' });
  expect((await submit(ann)).body.code).toBe('step-illegal');
  expect((await identityQueue(platform.database.sql)).lines.join()).toContain(ann.id);

  const { items } = answerOf(
    listIdentitiesDue,
    (await post(fin, '/staff/identities', { status: 'submitted' })).body,
  );
  expect(items.map(({ _id }) => _id)).toEqual([ann.id]);
  const whole = answerOf(reviewIdentityDue, (await review(ann)).body);
  expect(whole.sides.map(({ side, type }) => [side, type])).toEqual([
    ['front', 'image/webp'],
    ['back', 'application/pdf'],
  ]);
  expect(whole.sides[1]?.file).toBe(PDF);
  expect((await standing(ann)).status).toBe('reviewing');

  for (const _ of [1, 2])
    expect((await post(fin, '/staff/identities/approve', { _id: ann.id })).status).toBe(200);
  expect((await standing(ann)).status).toBe('verified');
  expect((await platform.get('/get', ann)).body).toMatchObject({ isVerified: true });
  expect(await withdraws(ann)).not.toBe('not-verified');
  const looks = (await post(await testStaff(platform, 'admin'), '/staff/audit', { search: ann.id }))
    .body.items as unknown as { deed: string; staff: string }[];
  expect(looks.map(({ deed, staff }) => [deed, staff])).toEqual([
    ['approveIdentityDue', fin.id],
    ['reviewIdentityDue', fin.id],
  ]);
});

test('papers that do not do are refused with why, and others may be sent', async () => {
  const ann = await platform.member({ country: 'MT' });
  await submit(ann);
  const why = 'The picture is too dark';
  await post(fin, '/staff/identities/refuse', { _id: ann.id, why });
  expect(await standing(ann)).toMatchObject({ status: 'refused', reason: why });
  expect((await submit(ann)).body).toMatchObject({ status: 'submitted' });
  expect((await standing(ann)).reason).toBeUndefined();
});

test('only staff with that right sees them, and another player’s file is nobody’s', async () => {
  const [ann, ben] = await Promise.all([platform.member(), platform.member()]);
  await submit(ann);
  const clerk = await testStaff(platform, 'support');
  expect((await review(ann, clerk)).status).toBe(403);
  expect((await review(ann, { ...clerk, token: ben.token })).status).toBe(404);
  const front = await put(ann, PDF);
  const stolen = await post(ben, '/identity', { kind: 'passport', front });
  expect(stolen.body.code).toBe('document-sides');
  const british = await platform.member({ country: 'GB' });
  const card = { kind: 'identity card', front: await put(british, PDF), back: front };
  expect((await post(british, '/identity', card)).body.code).toBe('document-kind');
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a program', 'MZ\u0090\u0000\u0003'.padEnd(40, 'x')],
])('%s is no paper', async (_, content) => {
  const ann = await platform.member();
  const { status, body } = await post(ann, '/identity/documents', {
    file: Buffer.from(content).toString('base64'),
  });
  expect([status, body.code]).toEqual([422, 'attachment-refused']);
});

const kept = async (of: Member) =>
  (
    await platform.database.sql<{ id: string; box: Uint8Array }[]>`
      select id, box from identity_files where player = ${of.id}`
  ).map(({ box }) => Buffer.from(box));

test('they lie sealed, and go when the law lets them, or with their player', async () => {
  const { sql } = platform.database;
  const [ann, ben] = await Promise.all([platform.member(), platform.member()]);
  for (const member of [ann, ben]) await submit(member);
  const boxes = await kept(ann);
  expect(boxes).toHaveLength(2);
  expect(boxes.some((box) => box.includes('planted passport'))).toBe(false);
  await put(ann, PDF);
  const days = 30;
  const later = (count: number) => Date.now() + count * 24 * 60 * 60 * 1_000;
  // What nobody sent goes after a day, what nobody decided stays.
  await sweepDocuments(sql, days, later(2));
  expect(await kept(ann)).toHaveLength(2);
  await post(fin, '/staff/identities/approve', { _id: ann.id });
  await sweepDocuments(sql, days, later(days - 1));
  expect(await kept(ann)).toHaveLength(2);
  await sweepDocuments(sql, days, later(days + 1));
  expect(await kept(ann)).toEqual([]);
  const over = answerOf(reviewIdentityDue, (await review(ann)).body);
  expect(over.sides.map(({ file }) => file)).toEqual([undefined, undefined]);

  expect(await kept(ben)).toHaveLength(2);
  await post(ben, '/settings/erase', { password: PASSWORD });
  expect(await kept(ben)).toEqual([]);
  expect((await review(ben)).status).toBe(404);
});
