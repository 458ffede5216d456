import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTranslations } from '../../../contract/phrase';
import { listSuggestions, mySuggestion, suggestPhrase } from '../../../contract/suggestion';
import { projections } from '../../../server/kinds';
import {
  acceptSuggestion,
  rejectSuggestion,
  revertAuthor,
} from '../../../server/phrase/suggestion.command';
import { rebuild } from '../../../server/store/rebuild';
import { type Answer, answerOf, type TestPlatform, testPlatform } from '../../support/platform';
import { aSocket, join, next } from '../realtime/socket.harness';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const players = async (count: number) =>
  Promise.all(Array.from({ length: count }, () => platform.member()));
const suggest = (token: string, slug: string, translate: string, lang = 'de') =>
  platform.post('/translate/suggest', { slug, translate, lang }, { token });
const upvote = (token: string, _id: string) =>
  platform.post('/translate/upvote', { _id }, { token });
const read = ({ status, body }: Answer) => {
  expect(status).toBe(200);
  return answerOf(suggestPhrase, body);
};
const openOf = async (lang: string, token?: string) =>
  answerOf(listSuggestions, (await platform.get(`/translate/suggests/${lang}`, { token })).body);
const wordsOf = async (lang: string) =>
  answerOf(getTranslations, (await platform.get(`/translate/lang/${lang}`)).body);
const code = ({ status, body }: Answer) => [status, body.code];
const judgement = () => ({ by: 'operator ada', at: new Date().toISOString() });

test('words are suggested, read by slug, voted for, and stand with the fifth vote', async () => {
  const [ann, ...voters] = await players(6);
  const made = read(await suggest(ann?.token ?? '', 'Nav.Games', '  Buden '));
  expect(made).toMatchObject({ translate: 'Buden', votes: 0, state: 'open', mine: true });
  for (const [count, { token }] of voters.slice(0, 4).entries()) {
    expect(read(await upvote(token, made._id))).toMatchObject({ votes: count + 1, voted: true });
  }
  expect((await wordsOf('de'))['Nav.Games']).not.toBe('Buden');
  const seen = (await openOf('de', voters[0]?.token))['Nav.Games'];
  expect(seen).toEqual([{ ...made, votes: 4, mine: false, voted: true }]);
  expect((await openOf('de'))['Nav.Games']).toEqual([{ ...made, votes: 4, mine: false }]);
  expect(read(await upvote(voters[4]?.token ?? '', made._id))).toMatchObject({
    votes: 5,
    state: 'accepted',
  });
  expect((await wordsOf('de'))['Nav.Games']).toBe('Buden');
  expect((await openOf('de'))['Nav.Games']).toBeUndefined();
  // Where a language has no words of its own, its base has them.
  expect((await wordsOf('de-AT'))['Nav.Games']).toBe('Buden');
  expect((await wordsOf('ar'))['Nav.Games']).not.toBe('Buden');
});

test('what is accepted reaches who reads that language, and what is taken away as well', async () => {
  const [ann] = await players(1);
  const socket = await aSocket(platform.url);
  await join(socket, 'phrases:de');
  const { _id: suggestion } = read(await suggest(ann?.token ?? '', 'Nav.Friends', 'Gefährten'));
  const { 'Nav.Friends': before } = await wordsOf('de');
  const heard = next(socket, 'phrase');
  await acceptSuggestion(platform.platform, { suggestion, ...judgement() });
  expect(await heard).toMatchObject({
    language: 'de',
    slug: 'Nav.Friends',
    text: 'Gefährten',
  });
  const again = next(socket, 'phrase');
  await rejectSuggestion(platform.platform, { suggestion, why: 'too old', ...judgement() });
  expect(await again).toMatchObject({ slug: 'Nav.Friends', text: before });
  expect((await wordsOf('de'))['Nav.Friends']).toBe(before);
  const mine = await platform.post(
    '/translate/mysuggest',
    { slug: 'Nav.Friends', lang: 'de' },
    { token: ann?.token },
  );
  expect(answerOf(mySuggestion, mine.body).suggestion).toMatchObject({
    state: 'rejected',
    why: 'too old',
  });
});

test.each([
  ['Nowhere.Such a phrase', 'Worte', 404, 'not-found'],
  // German has no form for two.
  ['Letters.{count} letters#two', 'Zwei Briefe', 404, 'not-found'],
  ['Letters.{count} letters', 'Briefe', 422, 'suggestion-malformed'],
  ['Nav.Games', '<i>Spiele</i>', 422, 'suggestion-malformed'],
])('%s: %s is refused', async (slug, translate, ...refused) => {
  const [ann] = await players(1);
  expect(code(await suggest(ann?.token ?? '', slug, translate))).toEqual(refused);
});

test('the operator says with how many votes words stand', async () => {
  const other = await testPlatform({ SUGGESTION_VOTES: '1' });
  const [ann, ben] = await Promise.all([other.signUp(), other.signUp()]);
  const words = { slug: 'Nav.Games', translate: 'Buden', lang: 'de' };
  const made = read(await other.post('/translate/suggest', words, { token: ann.token }));
  expect(made).toMatchObject({ votes: 0, needed: 1, state: 'open' });
  const vote = await other.post('/translate/upvote', { _id: made._id }, { token: ben.token });
  expect(read(vote)).toMatchObject({ votes: 1, needed: 1, state: 'accepted' });
  await other.close();
});

test('a guest suggests nothing; nobody votes for their own', async () => {
  const [ann] = await players(1);
  expect(
    code(
      await platform.post('/translate/suggest', {
        slug: 'Nav.Games',
        translate: 'Worte',
        lang: 'de',
      }),
    ),
  ).toEqual([401, 'not-signed-in']);
  const { _id } = read(await suggest(ann?.token ?? '', 'Nav.Wallet', 'Geldbeutel'));
  expect(code(await upvote(ann?.token ?? '', _id))).toEqual([403, 'forbidden']);
});

test('an update without the role of a translator is a suggestion, and is taken back by delete', async () => {
  const [ann] = await players(1);
  const token = ann?.token;
  const subject = { slug: 'Nav.Gifts', lang: 'de' };
  const made = read(
    await platform.post('/translate/update', { ...subject, translate: 'Gaben' }, { token }),
  );
  expect(made).toMatchObject({ state: 'open', translate: 'Gaben' });
  expect((await wordsOf('de'))['Nav.Gifts']).not.toBe('Gaben');
  await platform.post('/translate/delete', subject, { token });
  expect((await openOf('de'))['Nav.Gifts']).toBeUndefined();
});

test('fifty who vote at once are counted once each, and the words are accepted once', async () => {
  const [ann, ...voters] = await players(12);
  const { _id } = read(await suggest(ann?.token ?? '', 'Nav.Profile', 'Steckbrief'));
  const pressed = voters.flatMap(({ token }) => [1, 2, 3].map((copy) => ({ token, copy })));
  const key = ({ token, copy }: { token: string; copy: number }) =>
    `${token.slice(-20)}${copy > 0}`;
  await Promise.all(
    pressed.map((press) =>
      platform.post('/translate/upvote', { _id }, { token: press.token, key: key(press) }),
    ),
  );
  const [row] = await platform.database.sql<{ state: string; votes: number }[]>`
    select state, votes from suggestions where id = ${_id}`;
  expect(row).toEqual({ state: 'accepted', votes: 5 });
  const [{ count } = { count: 0 }] = await platform.database.sql<{ count: number }[]>`
    select count(*)::int as count from events
    where type = 'suggestion.accepted' and data->>'suggestion' = ${_id}`;
  expect(count).toBe(1);
});

test('one command reverts an author, and changes no words of others', async () => {
  const [vandal, ann] = await players(2);
  const own = read(await suggest(ann?.token ?? '', 'Nav.Settings', 'Schalter'));
  await acceptSuggestion(platform.platform, { suggestion: own._id, ...judgement() });
  const slugs = ['Nav.Places', 'Nav.Account', 'Nav.Settings'];
  for (const slug of slugs) {
    const { _id: suggestion } = read(await suggest(vandal?.token ?? '', slug, 'Unfug'));
    await acceptSuggestion(platform.platform, { suggestion, ...judgement() });
  }
  expect((await wordsOf('de'))['Nav.Settings']).toBe('Unfug');
  const count = await revertAuthor(platform.platform, vandal?.id ?? '', {
    why: 'vandal',
    ...judgement(),
  });
  expect(count).toBe(3);
  const words = await wordsOf('de');
  expect(slugs.map((slug) => words[slug])).not.toContain('Unfug');
  expect(words['Nav.Settings']).toBe('Schalter');
});

test('all of it follows from the log', async () => {
  const tables = () =>
    Promise.all([
      platform.database.sql`select * from suggestions order by id`,
      platform.database.sql`select * from suggestion_votes order by suggestion, player`,
      platform.database.sql`select * from wordings order by lang, slug`,
    ]);
  const before = await tables();
  const projection = projections.find(({ name }) => name === 'suggestions');
  if (projection === undefined) throw new Error('There is no such projection');
  await rebuild(platform.database.sql, projection);
  expect(await tables()).toEqual(before);
});
