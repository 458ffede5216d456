import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAbout } from '../../../contract/branding';
import { listStatementsKept } from '../../../contract/statement.desk';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const why = 'The law asks for it';

let platform: TestPlatform;
/** Another process of the same platform. */
let other: TestPlatform;
let ada: TestStaff;
let maltese: string;
let german: string;
beforeAll(async () => {
  platform = await testPlatform();
  other = await testPlatform({}, platform.database);
  ada = await testStaff(platform, 'admin');
  maltese = (await platform.member({ country: 'MT' })).token;
  german = (await platform.member({ country: 'DE' })).token;
});
afterAll(async () => {
  await other.close();
  await platform.close();
});

const write = (deed: string, body: object) =>
  platform.post(`/staff/statements/${deed}`, { why, ...body }, { token: ada.token });
const kept = async (search = '') => {
  const { body } = await platform.post('/staff/statements', { search }, { token: ada.token });
  return answerOf(listStatementsKept, body).items;
};
const said = async (token: string, at = platform) =>
  answerOf(getAbout, (await at.get('/about', { token })).body).statements;

const licence = { title: 'By which licence', text: 'MGA/SAMPLE/000', countries: ['MT'] };
const help = { title: 'Whom to ask', text: 'help@sample.example', countries: [] };
const shown = ({ title, text }: { title: string; text: string }) => ({ title, text });

test('what the operator says is read where it is said, in every process', async () => {
  expect(await said(maltese)).toEqual([]);
  for (const terms of [help, licence])
    expect((await write('make', { terms })).body).toEqual({ ok: true });
  expect(await said(maltese)).toEqual([shown(licence), shown(help)]);
  expect(await said(german)).toEqual([shown(help)]);
  await expect.poll(() => said(maltese, other)).toEqual([shown(licence), shown(help)]);
});

test('it is said otherwise, elsewhere, and no more', async () => {
  const [row] = await kept('licence');
  expect(row).toMatchObject(licence);
  const moved = { ...licence, text: 'GGL/SAMPLE/111', countries: ['DE'] };
  await write('change', { _id: row?._id, terms: moved });
  expect(await said(german)).toEqual([shown(moved), shown(help)]);
  expect(await said(maltese)).toEqual([shown(help)]);
  await write('end', { _id: row?._id });
  expect(await said(german)).toEqual([shown(help)]);
  expect(await kept('licence')).toEqual([]);
});

test.each([
  [{ ...help, countries: ['XX'] }],
  [{ ...help, title: ' ' }],
  [{ ...help, text: '' }],
  [{ ...help, text: 'x'.repeat(4_001) }],
])('what is none is refused beside its field: %j', async (terms) => {
  const before = await kept();
  expect(await write('make', { terms })).toMatchObject({
    status: 400,
    body: { code: 'body-invalid' },
  });
  expect(await kept()).toEqual(before);
});

test('who may not look after the look says nothing', async () => {
  const mia = await testStaff(platform, 'support');
  const asked = { terms: help, why };
  const { status } = await platform.post('/staff/statements/make', asked, { token: mia.token });
  expect(status).toBe(403);
});

test('the books stay whole', async () => {
  const { found } = await verify(platform.database.sql, kinds, { projections });
  expect(found).toBe(0);
});
