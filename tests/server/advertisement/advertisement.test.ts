import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAdvertisement } from '../../../contract/advertisement';
import type { AdvertisementTerms } from '../../../contract/advertisement.desk';
import {
  endAdvertisement,
  keepAdvertisement,
} from '../../../server/advertisement/advertisement.command';
import { kinds, projections } from '../../../server/kinds';
import { advertisementsReport } from '../../../server/operator/advertisement.report';
import { verify } from '../../../server/store/verify';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let ann: Member;
const step = () => ({ by: 'operator', at: new Date().toISOString() });
const grown = { day: 1, month: 5, year: 1990 };

const keep = async (id: string, more: Partial<AdvertisementTerms> = {}) => {
  const outcome = await keepAdvertisement(
    platform.platform,
    id,
    {
      name: 'Pier',
      placements: ['lobby'],
      target: 'new',
      landingUrl: 'https://pier.example/',
      content: { type: 'image', image: '/assets/pier.svg', isIframe: false },
      countries: [],
      languages: [],
      modes: [],
      refreshFrequency: 30,
      ...more,
    },
    step(),
  );
  expect(outcome).not.toHaveProperty('refused');
};
const end = (id: string) => endAdvertisement(platform.platform, id, step());
const ask = async (query: string, token?: string) => {
  const { status, body } = await platform.get(
    `/advertisements?${query}`,
    token === undefined ? {} : { token },
  );
  expect(status).toBe(200);
  return answerOf(getAdvertisement, body);
};

beforeAll(async () => {
  platform = await testPlatform();
  ann = await platform.member({ country: 'DE', birthday: grown });
});
afterAll(() => platform.close());

test('one is answered for its placement, place, language and mode, with its period', async () => {
  await keep('advertisement_pier', { countries: ['DE'], languages: ['de'], modes: ['coins'] });
  const fitting = 'placement=lobby&country=DE&language=de&mode=coins';
  const { advertisement, refreshFrequency, viewId } = await ask(fitting);
  expect(advertisement).toEqual({
    _id: 'advertisement_pier',
    name: 'Pier',
    placement: 'lobby',
    target: 'new',
    landingUrl: 'https://pier.example/',
    content: { type: 'image', image: '/assets/pier.svg', isIframe: false },
  });
  expect({ refreshFrequency, isSealed: viewId?.includes('.') }).toEqual({
    refreshFrequency: 30,
    isSealed: true,
  });
  for (const other of [
    fitting.replace('lobby', 'game'),
    fitting.replace('DE', 'US'),
    fitting.replace('language=de', 'language=ar'),
    fitting.replace('coins', 'fun'),
  ])
    expect(await ask(other)).toEqual({ refreshFrequency: 0 });
  // A member is where the account says, whatever the question says.
  const own = await ask(fitting.replace('DE', 'US'), ann.token);
  expect(own.advertisement?._id).toBe('advertisement_pier');
  const state = await platform.get('/advertisements/state?country=DE&language=de&mode=coins');
  expect(state.body).toMatchObject({
    items: [
      { placement: 'lobby', isOpen: true },
      { placement: 'game', isOpen: false },
      { placement: 'profile', isOpen: false },
    ],
  });
  await end('advertisement_pier');
  expect(await ask(fitting)).toEqual({ refreshFrequency: 0 });
});

test('none is for who is under age, tells no date of birth, or is excluded', async () => {
  await keep('advertisement_wheel', { placements: ['profile'] });
  const year = new Date().getUTCFullYear();
  const young = await platform.member({ birthday: { day: 31, month: 12, year: year - 17 } });
  const silent = await platform.member({ birthday: undefined });
  for (const { token } of [young, silent])
    expect(await ask('placement=profile', token)).toEqual({ refreshFrequency: 0 });
  const gone = await platform.member({ birthday: grown });
  expect((await ask('placement=profile', gone.token)).advertisement?._id).toBe(
    'advertisement_wheel',
  );
  await platform.post('/protection/exclude', { months: 6 }, gone);
  const barred = await platform.get('/advertisements?placement=profile', gone);
  expect([barred.status, barred.body.code]).toEqual([403, 'protected']);
});

test('a view counts one load and one click, however often they are reported', async () => {
  await keep('advertisement_lamps', { placements: ['game'] });
  const { viewId } = await ask('placement=game', ann.token);
  const of = { advertisementId: 'advertisement_lamps', placementId: 'game', viewId };
  const report = (what: string, body: object, token?: string) =>
    platform.post(`/advertisements/${what}`, body, token === undefined ? {} : { token });
  const told = await Promise.all([
    ...Array.from({ length: 5 }, () => report('load', of, ann.token)),
    ...Array.from({ length: 5 }, () => report('click', of, ann.token)),
  ]);
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
  // Somebody else’s view, one that was never shown, another placement, another advertisement.
  for (const [body, token] of [
    [of, undefined],
    [{ ...of, viewId: 'view_0000.00' }, ann.token],
    [{ ...of, placementId: 'lobby' }, ann.token],
    [{ ...of, advertisementId: 'advertisement_wheel' }, ann.token],
  ] as const)
    expect((await report('load', body, token)).body.code).toBe('not-found');
  // As §7 has them, without a view: once a day.
  const bare = { advertisementId: 'advertisement_lamps', placementId: 'game' };
  for (const what of ['load', 'load', 'click', 'click'])
    expect((await report(what, bare)).status).toBe(200);
  const { lines } = await advertisementsReport(platform.database.sql);
  expect(lines.filter((line) => line.startsWith('advertisement_lamps'))).toEqual([
    'advertisement_lamps  kept  Pier  game  2 loads  2 clicks  100.0 %',
  ]);
});

test('a member has one in view no more often than it may come on a day', async () => {
  await keep('advertisement_lamps', { placements: ['game'], perDay: 2 });
  const { viewId } = await ask('placement=game', ann.token);
  const of = { advertisementId: 'advertisement_lamps', placementId: 'game', viewId };
  await platform.post('/advertisements/load', of, ann);
  expect(await ask('placement=game', ann.token)).toEqual({ refreshFrequency: 0 });
  expect((await ask('placement=game')).advertisement?._id).toBe('advertisement_lamps');
});

test('markup is a document of no origin, of which no answer of a call has a word', async () => {
  await keep('advertisement_html', {
    placements: ['game'],
    countries: ['FR'],
    content: { type: 'HTML/JS', html: '<script>planted()</script>', isIframe: true },
  });
  const { advertisement } = await ask('placement=game&country=FR');
  expect(JSON.stringify(advertisement)).not.toContain('planted');
  const answer = await fetch(`${platform.url}/advertisements/advertisement_html`);
  expect(await answer.text()).toBe('<script>planted()</script>');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "frame-ancestors 'self'",
      "form-action 'none'",
      'sandbox allow-scripts',
    ]),
  );
  for (const id of ['advertisement_none', 'advertisement_pier'])
    expect((await fetch(`${platform.url}/advertisements/${id}`)).status).toBe(404);
});

test('the counts are derived from the log', async () => {
  const { found, problems } = await verify(platform.database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});
