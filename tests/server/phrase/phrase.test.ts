import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const create = (slug: string) =>
  platform.post('/translate/create', { slug, page: 'ignored', word: 'ignored' });

test('a reported phrase is known once, however often it is reported', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => create('Test.A new phrase')));
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
  const { body } = await platform.get('/translate/list');
  const phrases = body.phrases;
  expect(phrases.filter(({ slug }) => slug === 'Test.A new phrase')).toMatchObject([
    { page: 'Test', word: 'A new phrase' },
  ]);
});

test.each([
  '<b>Bold</b>',
  'Test.<img src=x onerror=1>',
  'no page at all',
  `${'P'.repeat(21)}.long page`,
  'Test.',
  ' Test.not trimmed',
])('%j is refused [§5]', async (slug) => {
  const answer = await create(slug);
  expect([answer.status, answer.body.code]).toEqual([422, 'phrase-malformed']);
});

test('a language is read over its base over American English [decision 36]', async () => {
  const [arabic, english, regional, unknown] = await Promise.all(
    ['ar', 'en-US', 'ar-EG', 'xx'].map(
      async (code) => (await platform.get(`/translate/lang/${code}`)).body,
    ),
  );
  const slugs = Object.keys(english ?? {});
  expect(slugs.length).toBeGreaterThan(50);
  // More than those: Arabic has plural forms that English lacks.
  expect(Object.keys(arabic ?? {})).toEqual(expect.arrayContaining(slugs));
  expect(arabic).not.toEqual(english);
  expect(regional).toEqual(arabic);
  expect(unknown).toEqual(english);
});
