import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPhraseGroup, getTranslations, listPhraseGroups } from '../../../contract/phrase';
import { pageOfSlug } from '../../../contract/phrase.rules';
import { type PhraseGroup, pagesOfGroup, phraseGroups } from '../../../contract/phraseGroup.rules';
import { type RouteName, routes } from '../../../machines/app/routes';
import { groupsOfRoute } from '../../../machines/phrase/translations.rules';
import { shippedPhrases } from '../../../server/phrase/phrase.translation';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ SUGGESTION_VOTES: '1', SUGGESTION_VOTER_DAYS: '0' });
});
afterAll(() => platform.close());

const groupsIn = async (lang: string) =>
  answerOf(listPhraseGroups, (await platform.get(`/translate/lang/${lang}/groups`)).body).groups;
const versionOf = async (lang: string, of: PhraseGroup) =>
  (await groupsIn(lang)).find(({ group }) => group === of)?.version ?? '';
const fetched = async (lang: string, group: string, version: string) => {
  const answer = await platform.get(`/translate/lang/${lang}/${group}/${version}`);
  return { ...answer, words: answerOf(getPhraseGroup, answer.body) };
};
/** How many bytes go over the line, as a browser asks. */
const bytesOf = async (lang: string, group: PhraseGroup) => {
  const url = `${platform.url}/api/translate/lang/${lang}/${group}/${await versionOf(lang, group)}`;
  const [answer] = await once(get(url, { headers: { 'accept-encoding': 'gzip, br' } }), 'response');
  expect(answer.headers['content-encoding']).toBe('br');
  return (await buffer(answer)).byteLength;
};

/** Has words accepted: one suggests, another votes. */
const accept = async (lang: string, slug: string, translate: string) => {
  const [author, voter]: Member[] = [await platform.member(), await platform.member()];
  const made = await platform.post(
    '/translate/suggest',
    { lang, slug, translate },
    { token: author?.token ?? '' },
  );
  const voted = await platform.post(
    '/translate/upvote',
    { _id: made.body._id },
    { token: voter?.token ?? '' },
  );
  expect(voted.body).toMatchObject({ state: 'accepted' });
};

test('every page of a shipped phrase stands in one group, and no group names another', () => {
  const pages = phraseGroups.flatMap((group) => [...pagesOfGroup(group)]);
  const shipped = new Set(shippedPhrases.map(({ slug }) => pageOfSlug(slug)));
  expect(pages.toSorted()).toEqual([...shipped].sort());
});

test.each(['en-US', 'ar', 'pt-BR', 'xx'])('the groups of %s are all its words', async (lang) => {
  const whole = answerOf(getTranslations, (await platform.get(`/translate/lang/${lang}`)).body);
  const parts = await Promise.all(
    (await groupsIn(lang)).map(async ({ group, version }) => {
      const { words, headers } = await fetched(lang, group, version);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      return words;
    }),
  );
  expect(Object.assign({}, ...parts)).toEqual(whole);
});

test('accepted words give their group another version, and leave every other as it was', async () => {
  const before = await groupsIn('de');
  await accept('de', 'Nav.Games', 'Buden');
  const after = await groupsIn('de');
  const changed = after.filter(({ version }, at) => version !== before[at]?.version);
  expect(changed.map(({ group }) => group)).toEqual(['home']);
  const [old, now] = [before[0]?.version ?? '', await versionOf('de', 'home')];
  const asked = await Promise.all([old, now].map((version) => fetched('de', 'home', version)));
  // Whoever has heard of old ones only is told what stands now, and keeps it for no later visit.
  expect(asked.map(({ words }) => words['Nav.Games'])).toEqual(['Buden', 'Buden']);
  expect(asked.map(({ headers }) => headers.get('cache-control'))).toEqual([
    'no-store',
    'public, max-age=31536000, immutable',
  ]);
});

test('what fills in where a language lacks words changes its groups too', async () => {
  const before = await versionOf('de-AT', 'game');
  await accept('de', 'Game.Stake', 'Wetteinsatz');
  const after = await versionOf('de-AT', 'game');
  expect(after).not.toBe(before);
  expect((await fetched('de-AT', 'game', after)).words['Game.Stake']).toBe('Wetteinsatz');
});

test('the words of a player’s answer bear nothing of theirs: it may be kept by anybody', async () => {
  const { token } = await platform.member();
  const path = `/translate/lang/de/home/${await versionOf('de', 'home')}`;
  const [theirs, anybodys] = [await platform.get(path, { token }), await platform.get(path)];
  const named = ({ headers }: typeof theirs) =>
    [...headers.keys()].filter((name) => name !== 'date').toSorted();
  expect(named(theirs)).toEqual(named(anybodys));
});

test('the words of no group, or of a version that cannot be, are not there', async () => {
  for (const path of ['/none/of-long-ago_', '/home/short', '/home/of-long-ago_/more'])
    expect((await platform.get(`/translate/lang/de${path}`)).body.code).toBe('not-found');
});

const FIRST_VISIT_MAX = 12 * 1_024;

test.each(['en-US', 'ar', 'de', 'es', 'fr', 'it', 'ja', 'pl', 'pt', 'tr', 'zh'])(
  'the words of a first visit in %s are no more than 12 kB',
  async (lang) => expect(await bytesOf(lang, 'home')).toBeLessThanOrEqual(FIRST_VISIT_MAX),
);

const open = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].guard === undefined,
);

test.each(open)('a first visit that begins at %s brings no more words than that', async (name) => {
  const bytes = await Promise.all(groupsOfRoute({ name }).map((group) => bytesOf('en-US', group)));
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(FIRST_VISIT_MAX);
});
