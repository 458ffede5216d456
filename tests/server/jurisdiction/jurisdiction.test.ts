import { afterAll, beforeAll, expect, test } from 'vitest';
import { jurisdictionsByCountry } from '../../../contract/country';
import { listJurisdictionsKept } from '../../../contract/jurisdiction.desk';
import { aJurisdiction } from '../../../contract/make/country';
import { type JurisdictionEvent } from '../../../server/jurisdiction/jurisdiction.events';
import { Jurisdictions } from '../../../server/jurisdiction/jurisdiction.registry';
import { holdingAt } from '../../../server/store/version';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const LATER = '2100-01-01T00:00:00.000Z';
const why = 'Our counsel says so';

let platform: TestPlatform;
/** Another process of the same platform. */
let other: TestPlatform;
let ada: TestStaff;
beforeAll(async () => {
  platform = await testPlatform();
  other = await testPlatform({}, platform.database);
  ada = await testStaff(platform, 'admin');
});
afterAll(async () => {
  await other.close();
  await platform.close();
});

const write = (deed: string, body: object) =>
  platform.post(`/staff/jurisdictions/${deed}`, body, { token: ada.token });
const kept = async (search: string) => {
  const { body } = await platform.post('/staff/jurisdictions', { search }, { token: ada.token });
  return answerOf(listJurisdictionsKept, body).items;
};
const lawsAt = async (country: string, of = platform) => {
  const { body } = await of.get(`/jurisdictionsByCountry?country=${country}`);
  return answerOf(jurisdictionsByCountry, body).items;
};
const iceland = (more = {}) => aJurisdiction({ name: 'Iceland', countries: ['IS'], ...more });

test('what an operator says holds there, in every process, until it holds no more', async () => {
  expect(await lawsAt('IS')).toEqual([]);
  expect((await write('make', { terms: iceland(), why })).status).toBe(200);
  expect(await lawsAt('IS')).toEqual([iceland()]);
  await expect.poll(() => lawsAt('IS', other)).toEqual([iceland()]);
  const [row] = await kept('iceland');
  expect(row).toMatchObject({ name: 'Iceland', terms: iceland(), holds: true });
  const _id = row?.jurisdictionId;
  const strict = iceland({ realMoneyAgeRestriction: 25 });
  await write('change', { _id, terms: strict, why });
  expect(await lawsAt('IS')).toEqual([strict]);
  await write('end', { _id, why });
  expect(await lawsAt('IS')).toEqual([]);
  await expect.poll(() => lawsAt('IS', other)).toEqual([]);
  expect(await kept('iceland')).toEqual([]);
});

test('what holds from a moment on holds no sooner, and both are told', async () => {
  const [malta] = await lawsAt('MT');
  const [row] = await kept('MT');
  const terms = { ...malta, realMoneyAgeRestriction: 25 };
  await write('change', { _id: row?.jurisdictionId, terms, from: LATER, why });
  expect(await lawsAt('MT')).toEqual([malta]);
  expect((await kept('MT')).map(({ from, holds, terms: said }) => [from, holds, said])).toEqual([
    [undefined, true, malta],
    [LATER, false, terms],
  ]);
});

test('a process that begins later knows what was said before', async () => {
  await write('make', { terms: iceland({ name: 'Iceland again' }), why });
  const late = await testPlatform({}, platform.database);
  expect(await lawsAt('IS', late)).toMatchObject([{ name: 'Iceland again' }]);
  await late.close();
});

test.each([
  ['countries', { countries: ['XX'] }],
  ['usaRegions', { usaRegions: ['NJ'] }],
  ['caRegions', { caRegions: ['ON'] }],
])('what is not there is refused beside its field: %s', async (field, more) => {
  const { status, body } = await write('make', { terms: iceland(more), why });
  expect([status, body.code, (body.params as { field?: string })?.field]).toEqual([
    400,
    'body-invalid',
    `body.terms.${field}`,
  ]);
});

test('each is in the audit, as it was and as it became', async () => {
  const [row] = await kept('ontario');
  const { jurisdictionId: _id, terms } = row ?? {};
  await write('change', { _id, terms: { ...terms, restrictTurbo: true }, why });
  const { body } = await platform.post('/staff/audit', { search: _id }, { token: ada.token });
  expect(body.items[0]).toMatchObject({
    deed: 'changeJurisdiction',
    why,
    before: [{ terms: { restrictTurbo: false } }],
    after: [{ terms: { restrictTurbo: false } }, { terms: { restrictTurbo: true } }],
  });
});

test('a law begins to hold when its moment comes, by the clock', () => {
  let at = Date.parse('2026-01-01T00:00:00.000Z');
  const laws = new Jurisdictions(() => at);
  const turn = { id: 'jurisdiction_is', by: 'staff_1', why, at: '2026-01-01T00:00:00.000Z' };
  const law: JurisdictionEvent = {
    ...{ type: 'jurisdiction.set', terms: iceland(), ...turn },
    from: '2026-01-02T00:00:00.000Z',
  };
  laws.turn(law);
  expect(laws.at({ country: 'IS' })).toEqual([]);
  at = Date.parse(law.from);
  expect(laws.at({ country: 'IS' })).toEqual([iceland()]);
  laws.turn({ type: 'jurisdiction.ended', ...turn, from: '2026-01-03T00:00:00.000Z' });
  expect(laws.at({ country: 'IS' })).toEqual([iceland()]);
  at += 24 * 60 * 60 * 1_000;
  expect(laws.at({ country: 'IS' })).toEqual([]);
  expect(holdingAt([], LATER)).toBe(-1);
});
