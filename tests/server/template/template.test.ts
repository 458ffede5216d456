import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTemplatesKept, type TemplateTerms } from '../../../contract/template.desk';
import { kinds, projections } from '../../../server/kinds';
import { verify } from '../../../server/store/verify';
import { sampleTemplates } from '../../../server/template/template.sample';
import { scheduleTournaments } from '../../../server/tournament/tournament.schedule';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

const why = 'Players asked for it';
const sprint = sampleTemplates['template_daily-sprint'] as TemplateTerms;

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
  platform.post(`/staff/templates/${deed}`, { why, ...body }, { token: ada.token });
const kept = async (search: string) => {
  const { body } = await platform.post('/staff/templates', { search }, { token: ada.token });
  return answerOf(listTemplatesKept, body).items;
};
/** What is announced, by name, once the schedule of a process has run. */
const announced = async (name: string, at = platform) => {
  await scheduleTournaments(at.platform).run(new Date(at.platform.now()));
  return platform.database.sql<{ buyIn: string }[]>`
    select data ->> 'buyIn' as "buyIn" from events
    where type = 'tournament.opened' and data ->> 'name' = ${name}`;
};

test('what comes again is announced by every process, otherwise from the next one on, and no more', async () => {
  const dawn = { ...sprint, name: 'Dawn sprint' };
  expect((await write('make', { terms: dawn })).body).toEqual({ ok: true });
  const [row] = await kept('dawn');
  expect(row).toMatchObject({ name: 'Dawn sprint', buyIn: 100 });
  expect(Date.parse(row?.next ?? '')).toBeGreaterThan(platform.platform.now());
  await expect.poll(() => other.platform.templates.terms[row?._id ?? '']).toBeDefined();
  const before = await announced('Dawn sprint', other);
  expect(before.length).toBeGreaterThan(0);
  // What is announced stays as it is.
  await write('change', { _id: row?._id, terms: { ...dawn, buyIn: 700 } });
  expect(await announced('Dawn sprint')).toEqual(before);
  await write('end', { _id: row?._id });
  expect(await kept('dawn')).toEqual([]);
  expect(await announced('Dawn sprint')).toEqual(before);
});

test('what comes next stands first', async () => {
  const all = await kept('');
  expect(all).toHaveLength(Object.keys(sampleTemplates).length);
  expect(all[0]?._id).toBe('template_hourly-freeroll');
  expect(all.map(({ next }) => next)).toEqual(all.map(({ next }) => next).toSorted());
});

test.each([
  ['games', { games: ['game_nothing'] }],
  ['leastStake', { leastStake: 9_000_000 }],
  ['cards.typeId', { cards: { typeId: 'nothing', places: 1 } }],
  ['conditions.countries', { conditions: { countries: ['XX'] } }],
  ['when.at', { when: { ...sprint.when, at: 1_440 } }],
  ['when.lasts', { when: { ...sprint.when, lasts: 1_441 } }],
  ['when.ahead', { when: { ...sprint.when, ahead: 60 } }],
  ['guaranteed', { buyIn: 0, guaranteed: 0 }],
  ['name', { name: '' }],
])('what there is not, or cannot be kept, is refused beside its field: %s', async (field, more) => {
  const refused = {
    status: 400,
    body: { code: 'body-invalid', params: { field: expect.stringContaining(field) } },
  };
  expect(await write('make', { terms: { ...sprint, ...more } })).toMatchObject(refused);
  const change = { _id: 'template_daily-sprint', terms: { ...sprint, ...more } };
  expect(await write('change', change)).toMatchObject(refused);
});

test('the books stay whole', async () => {
  const { found } = await verify(platform.database.sql, kinds, { projections });
  expect(found).toBe(0);
});
