import { afterAll, beforeAll, expect, test } from 'vitest';
import { SUGGESTIONS_OPEN_MAX } from '../../../contract/limits';
import { getTranslations } from '../../../contract/phrase';
import { listSuggestions, type Suggestion } from '../../../contract/suggestion';
import { acceptSuggestion, revertAuthor } from '../../../server/phrase/suggestion.command';
import { LONG_MS } from '../../support/patience';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const ACCOUNTS = 100;
const DEEDS = 10_000;
const AT_ONCE = 20;
/** What Ann translated, and what nobody has yet. */
const accepted = ['Nav.Games', 'Nav.Gifts', 'Nav.Letters', 'Nav.Me', 'Nav.Places'];
const shipped = ['Nav.Account', 'Nav.Activities', 'Nav.Friends', 'Nav.Settings', 'Nav.Wallet'];
const lang = 'de';
const by = 'operator ada';
const now = () => new Date().toISOString();

const wordsNow = async () =>
  answerOf(getTranslations, (await platform.get(`/translate/lang/${lang}`)).body);
const openNow = async (): Promise<Suggestion[]> =>
  Object.values(
    answerOf(listSuggestions, (await platform.get(`/translate/suggests/${lang}`)).body),
  ).flat();
const suggest = (member: Member | undefined, slug: string | undefined, translate: string) =>
  platform.post('/translate/suggest', { slug, lang, translate }, { token: member?.token ?? '' });

/** Does all of it, so many at once; answers how often each status came. */
const doAll = async (deeds: readonly (() => Promise<{ status: number }>)[]) => {
  const counts: Record<number, number> = {};
  const rest = deeds.values();
  const next = async () => {
    for (const deed of rest) {
      const { status } = await deed();
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return counts;
};

test('ten thousand deeds of a hundred vandals change no words that others accepted', {
  timeout: LONG_MS,
}, async () => {
  const ann = await platform.member();
  for (const slug of accepted) {
    const { body } = await suggest(ann, slug, `${slug} von Ann`);
    await acceptSuggestion(platform.platform, { suggestion: body._id, by, at: now() });
  }
  const before = await wordsNow();

  const vandals: Member[] = [];
  await doAll(
    Array.from({ length: ACCOUNTS }, () => async () => {
      vandals.push(await platform.member());
      return { status: 200 };
    }),
  );
  const slugs = [...accepted, ...shipped];
  const targets: string[] = [];
  // Half of what they do are words, the same ones or others, half are votes for each other's.
  const counts = await doAll(
    Array.from({ length: DEEDS }, (_, deed) => async () => {
      const vandal = vandals[deed % ACCOUNTS];
      const slug = slugs[(deed >> 1) % slugs.length];
      const target = targets[(deed * 7) % Math.max(1, targets.length)];
      if (deed % 2 === 1 && target !== undefined)
        return platform.post('/translate/upvote', { _id: target }, { token: vandal?.token ?? '' });
      const answer = await suggest(vandal, slug, `Unfug ${deed % 60}`);
      if (answer.status === 200 && targets.length < ACCOUNTS) targets.push(answer.body._id);
      return answer;
    }),
  );
  expect(
    Object.keys(counts)
      .map(Number)
      .filter((status) => status >= 500),
  ).toEqual([]);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(DEEDS);
  expect(counts[403]).toBeGreaterThan(0);

  const open = await openNow();
  for (const slug of slugs)
    expect(open.filter((each) => each.slug === slug).length).toBeLessThanOrEqual(
      SUGGESTIONS_OPEN_MAX,
    );
  const after = await wordsNow();
  expect(accepted.map((slug) => after[slug])).toEqual(accepted.map((slug) => `${slug} von Ann`));
  // Where nobody accepted anything yet they are as many as it needs; it is taken back from each.
  expect(shipped.some((slug) => after[slug]?.startsWith('Unfug'))).toBe(true);

  for (const { id } of vandals)
    await revertAuthor(platform.platform, id, { by, at: now(), why: 'vandal' });
  expect(await wordsNow()).toEqual(before);
  expect(await openNow()).toEqual([]);
});
