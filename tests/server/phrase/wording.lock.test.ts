import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../../contract/staff';
import { studyWording } from '../../../contract/suggestion';
import { listSuggestionsDue } from '../../../contract/word.desk';
import { kinds, projections } from '../../../server/kinds';
import { importWords } from '../../../server/phrase/wording.command';
import { verify } from '../../../server/store/verify';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { type TestStaff, testStaff } from '../../support/staff';

let platform: TestPlatform;
let tess: TestStaff;
beforeAll(async () => {
  platform = await testPlatform();
  tess = await testStaff(platform, 'translator');
});
afterAll(async () => {
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
  await platform.close();
});

const slug = 'Nav.Games';
const why = 'the law wants them so';
const desk = (path: string, body: object) =>
  platform.post(`/staff/words${path}`, body, { token: tess.token });
const listed = async (state: 'open' | 'locked') =>
  answerOf(listSuggestionsDue, (await desk('', { lang: 'de', state })).body).items;
const study = async () =>
  answerOf(
    studyWording,
    (await platform.get(`/translate/wording/de?slug=${encodeURIComponent(slug)}`)).body,
  );
const suggest = (token: string, translate: string) =>
  platform.post('/translate/suggest', { slug, translate, lang: 'de' }, { token });

test('locked words stay as they are for players, staff and files, until they are opened again', async () => {
  const [ann, ben] = await Promise.all([platform.signUp(), platform.signUp()]);
  const { _id } = (await suggest(ann.token, 'Buden')).body as unknown as { _id: string };
  for (const again of [1, 2])
    expect((await desk('/lock', { lang: 'de', slug, why })).status, `${again}`).toBe(200);
  expect((await study()).lock).toMatchObject({ why });
  expect((await study()).history).toMatchObject([{ turn: 'locked', byStaff: true, why }]);
  expect(await listed('open')).toMatchObject([{ slug, text: 'Buden', lockedWhy: why }]);
  expect(await listed('locked')).toMatchObject([{ lang: 'de', slug, lockedWhy: why }]);

  const refused = { status: 409, body: { code: 'wording-locked', params: { why } } };
  expect(await suggest(ben.token, 'Zelte')).toMatchObject(refused);
  const vote = () => platform.post('/translate/upvote', { _id }, { token: ben.token });
  expect(await vote()).toMatchObject(refused);
  expect(await desk('/accept', { _id })).toMatchObject(refused);
  const by = { by: 'ops', at: new Date().toISOString() };
  const written = await importWords(
    platform.platform,
    'de',
    [{ slug, source: 'Games', text: 'Stände' }],
    by,
  );
  expect(written).toEqual({ written: 0, left: 0, refused: [{ slug, why: 'wording-locked' }] });

  await desk('/unlock', { lang: 'de', slug, why: 'it is changed' });
  expect(await study()).not.toHaveProperty('lock');
  expect(await listed('locked')).toEqual([]);
  expect((await vote()).status).toBe(200);
  expect((await desk('/accept', { _id })).status).toBe(200);

  const admin = await testStaff(platform, 'admin');
  const { body } = await platform.post('/staff/audit', { search: slug }, { token: admin.token });
  const deeds = answerOf(listAudit, body).items.map(({ deed, why: because }) => [deed, because]);
  expect(deeds.toReversed()).toEqual([
    ['lockWordingDue', why],
    ['unlockWordingDue', 'it is changed'],
  ]);
});

test('only what there is is locked, and by who may write words', async () => {
  const body = { lang: 'de', slug: 'Nowhere.Such a phrase', why };
  expect((await desk('/lock', body)).status).toBe(404);
  // German has no form for two.
  expect((await desk('/lock', { ...body, slug: 'Letters.{count} letters#two' })).status).toBe(404);
  const mo = await testStaff(platform, 'moderator');
  const there = { ...body, slug };
  const asked = await platform.post('/staff/words/lock', there, { token: mo.token });
  expect(asked.status).toBeGreaterThanOrEqual(403);
});
