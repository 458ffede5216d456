import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBootstrap } from '../../../contract/branding';
import { listHolidaysKept } from '../../../contract/holiday.desk';
import { listHolidays } from '../../../contract/settings';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { PIXEL_URL } from '../../support/pixel';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const why = 'It is the custom';
const logo = PIXEL_URL;
const accent = {
  dark: { color7: '#ffd0e8', color8: '#2b0019' },
  light: { color7: '#7a0f4a', color8: '#ffffff' },
};

let platform: TestPlatform;
/** Another process of the same platform. */
let other: TestPlatform;
let ada: TestStaff;
let today: string;
beforeAll(async () => {
  platform = await testPlatform();
  other = await testPlatform({}, platform.database);
  ada = await testStaff(platform, 'admin');
  today = new Date(platform.platform.now()).toISOString().slice(0, 10);
});
afterAll(async () => {
  await other.close();
  await platform.close();
});

const write = (deed: string, body: object) =>
  platform.post(`/staff/holidays/${deed}`, { why, ...body }, { token: ada.token });
const kept = async (search: string) => {
  const { body } = await platform.post('/staff/holidays', { search }, { token: ada.token });
  return answerOf(listHolidaysKept, body).items;
};
const wornAt = async (at = platform) =>
  answerOf(getBootstrap, (await at.get('/bootstrap')).body).app;
const terms = (more = {}) => ({
  name: 'Midsummer',
  from: today,
  days: 1,
  isYearly: false,
  countries: [],
  ...more,
});

test('the platform wears it on its days, in every process, and is told when; then no more', async () => {
  const usual = await wornAt();
  expect((await write('make', { terms: terms({ accent }) })).body).toEqual({ ok: true });
  expect(await wornAt()).toMatchObject({ ...accent.dark, light: accent.light });
  await expect.poll(() => wornAt(other)).toMatchObject(accent.dark);
  const [row] = await kept('midsummer');
  expect(row).toMatchObject({ name: 'Midsummer', isOn: true });
  const { items } = answerOf(listHolidays, (await platform.get('/settings/holidays')).body);
  expect(items.filter(({ name }) => name === 'Midsummer')).toHaveLength(1);
  // Another day, and another country: here it looks as ever.
  await write('change', { _id: row?._id, terms: terms({ accent, from: '2020-01-01' }) });
  expect(await wornAt()).toEqual(usual);
  await write('change', { _id: row?._id, terms: terms({ accent, countries: ['NZ'] }) });
  expect(await wornAt()).toEqual(usual);
  await write('end', { _id: row?._id });
  expect(await kept('midsummer')).toEqual([]);
});

test('a logo that is sent is kept, and worn', async () => {
  await write('make', { terms: terms({ name: 'Lanterns', logo }) });
  const [row] = await kept('lanterns');
  expect(row?.logo).toMatch(/^\/images\//);
  expect((await wornAt()).logo).toBe(row?.logo);
  const files = platform.database.sql<{ kept: boolean }[]>`
    select kept from image_files where player = 'look'`;
  expect((await files).map((file) => file.kept)).not.toContain(false);
  await write('end', { _id: row?._id });
});

test.each([
  ['countries', { countries: ['XX'] }],
  ['from', { from: '2026-02-30' }],
  ['days', { days: 0 }],
])('what there is not is refused beside its field: %s', async (field, wrong) => {
  expect(await write('make', { terms: terms(wrong) })).toMatchObject({
    status: 400,
    body: { code: 'body-invalid', params: { field: expect.stringContaining(field) } },
  });
});

test('the books stay whole', async () => {
  const { found } = await verify(platform.database.sql, kinds, { projections });
  expect(found).toBe(0);
});
