import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listWordings,
  readTranslationOverview,
  type Suggestion,
  type WordingState,
} from '../../../contract/suggestion';
import { languages } from '../../../server/country/language.registry';
import { shippedPhrases } from '../../../server/phrase/phrase.translation';
import { acceptSuggestion, rejectSuggestion } from '../../../server/phrase/suggestion.command';
import { exportWords, importWords } from '../../../server/phrase/wording.command';
import { slugsOf } from '../../../server/phrase/wording.query';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const suggest = async (token: string, translate: string, lang: string, slug = 'Nav.Games') =>
  (await platform.post('/translate/suggest', { slug, translate, lang }, { token }))
    .body as unknown as Suggestion;
const overview = async (lang: string, token?: string) =>
  answerOf(
    readTranslationOverview,
    (await platform.get(`/translate/overview/${lang}`, { token })).body,
  );
const stateOf = async (lang: string, slug: string): Promise<WordingState | undefined> => {
  const { wordings } = answerOf(
    listWordings,
    (await platform.get(`/translate/wordings/${lang}`)).body,
  );
  return wordings.find((wording) => wording.slug === slug)?.state;
};
const judgement = () => ({ by: 'operator ada', at: new Date().toISOString() });

test('a phrase is missing, suggested, disputed, accepted, and missing again in a language', async () => {
  const ann = await platform.member();
  const bob = await platform.member();
  expect(await stateOf('nl', 'Nav.Games')).toBe('missing');
  expect(await stateOf('en-US', 'Nav.Games')).toBe('shipped');
  expect(await stateOf('de', 'Nav.Games')).toBe('machine-made');
  // What its next of kin has, a language has.
  expect(await stateOf('de-AT', 'Nav.Games')).toBe('machine-made');
  const { _id: suggestion } = await suggest(ann.token, 'Spellen', 'nl');
  expect(await stateOf('nl', 'Nav.Games')).toBe('suggested');
  await suggest(bob.token, 'Attracties', 'nl');
  expect(await stateOf('nl', 'Nav.Games')).toBe('disputed');
  await acceptSuggestion(platform.platform, { suggestion, ...judgement() });
  expect(await stateOf('nl', 'Nav.Games')).toBe('disputed');
  await platform.post('/translate/delete', { slug: 'Nav.Games', lang: 'nl' }, { token: bob.token });
  expect(await stateOf('nl', 'Nav.Games')).toBe('accepted');
  expect(await stateOf('nl-BE', 'Nav.Games')).toBe('machine-made');
  await rejectSuggestion(platform.platform, { suggestion, why: 'no', ...judgement() });
  expect(await stateOf('nl', 'Nav.Games')).toBe('missing');
});

test('the overview tells progress, what is missed, who helped, and why one’s own was rejected', async () => {
  const ann = await platform.member();
  const bob = await platform.member();
  const before = await overview('sv');
  const of = (told: Awaited<ReturnType<typeof overview>>) =>
    told.progress.find(({ lang }) => lang === 'sv');
  expect(before.progress).toHaveLength(languages.length);
  expect(before.progress[0]?.done).toBe(before.progress[0]?.all);
  expect([of(before)?.done, before.mine, before.helpers]).toEqual([0, [], []]);
  expect(before.missing[0]?.slug).toMatch(/^Nav\./);
  const first = await suggest(ann.token, 'Giochi', 'sv');
  const other = await suggest(bob.token, 'Giostre', 'sv');
  await acceptSuggestion(platform.platform, { suggestion: first._id, ...judgement() });
  await rejectSuggestion(platform.platform, {
    suggestion: other._id,
    why: 'Those are the rides',
    ...judgement(),
  });
  const after = await overview('sv', bob.token);
  expect(of(after)?.done).toBe(1);
  expect(after.helpers).toEqual([{ username: ann.username, accepted: 1 }]);
  expect(after.mine).toMatchObject([{ state: 'rejected', why: 'Those are the rides' }]);
  expect(after.missing.map(({ slug }) => slug)).not.toContain('Nav.Games');
  // Nobody else reads why.
  expect((await overview('sv', ann.token)).mine).toMatchObject([{ state: 'accepted' }]);
});

test('every language of the table needs each phrase, and each plural form that it has', () => {
  const counted = shippedPhrases.filter(({ slug }) => slug.endsWith('#one')).length;
  expect(counted).toBeGreaterThan(0);
  for (const { code } of languages) {
    const slugs = slugsOf(code);
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    const forms = slugs.filter((slug) => slug.includes('#'));
    expect([code, forms.length]).toEqual([code, counted * (pluralCategories.length - 1)]);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test('accepted words are counted for who made them, each phrase once', async () => {
  const ann = await platform.member();
  const counted = async () => {
    const rows = await platform.platform.sql<{ deeds: number }[]>`
      select count(*) as deeds from deeds
      where player = ${ann.id} and deed = 'wording'`;
    return rows[0]?.deeds;
  };
  for (const words of ['Juegos', 'Atracciones']) {
    const { _id: suggestion } = await suggest(ann.token, words, 'da');
    await acceptSuggestion(platform.platform, { suggestion, ...judgement() });
  }
  expect(await counted()).toBe(1);
});

test('words of a file stand by the rules of every suggestion, and are in the next export', async () => {
  const { sql } = platform.platform;
  const before = await exportWords(sql, 'nl');
  expect(before.every(({ text }) => text === '')).toBe(true);
  const given = [
    { slug: 'Nav.Games', source: 'Games', text: 'Spellen' },
    { slug: 'Nav.Friends', source: 'Friends', text: '' },
    { slug: 'Letters.{count} letters', source: '', text: 'brieven' },
    { slug: 'Nav.Nowhere', source: '', text: 'Nergens' },
    { slug: 'Nav.Games#few', source: '', text: 'Spellen' },
  ];
  const imported = () => importWords(platform.platform, 'nl', given, judgement());
  const refused = [
    { slug: 'Letters.{count} letters', why: 'places' },
    { slug: 'Nav.Nowhere', why: 'unknown' },
    { slug: 'Nav.Games#few', why: 'unknown' },
  ];
  expect(await imported()).toEqual({ written: 1, left: 1, refused });
  expect(await imported()).toEqual({ written: 0, left: 2, refused });
  const after = await exportWords(sql, 'nl');
  expect(after.filter(({ text }) => text !== '')).toEqual([
    { slug: 'Nav.Games', source: 'Games', text: 'Spellen' },
  ]);
});
