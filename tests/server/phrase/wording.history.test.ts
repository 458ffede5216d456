import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORDING_DECISIONS_MAX } from '../../../contract/limits';
import { studyWording } from '../../../contract/suggestion';
import { acceptSuggestion, rejectSuggestion } from '../../../server/phrase/suggestion.command';
import type { WordingEvent } from '../../../server/phrase/suggestion.events';
import { decisionsOf } from '../../../server/phrase/wording.history';
import { answerOf, type TestPlatform, testPlatform } from '../../support/platform';

const at = '2026-11-20T20:00:00.000Z';
const place = { slug: 'Nav.Games', lang: 'de', at };
const made = (suggestion: string, player: string, text: string): WordingEvent => ({
  type: 'suggestion.made',
  suggestion,
  player,
  text,
  ...place,
});
const voted: WordingEvent = {
  type: 'suggestion.voted',
  suggestion: 's1',
  player: 'bob',
  votes: 5,
  ...place,
};
const accepted = (suggestion: string, text: string, by?: string): WordingEvent => ({
  type: 'suggestion.accepted',
  suggestion,
  text,
  ...(by !== undefined && { by }),
  ...place,
});
const rejected = (suggestion: string, stands?: string): WordingEvent => ({
  type: 'suggestion.rejected',
  suggestion,
  by: 'ada',
  why: 'rude',
  ...(stands !== undefined && { stands }),
  ...place,
});

test('accepted words are told with whose they are, and whether votes or the staff did it', () => {
  const events = [made('s1', 'ann', 'Buden'), voted, accepted('s1', 'Buden')];
  expect(decisionsOf(events, '')).toEqual([
    { turn: 'accepted', at, byStaff: false, translate: 'Buden', player: 'ann' },
  ]);
  // Of a file: nobody made them who plays.
  expect(decisionsOf([accepted('s2', 'Zelte', 'ada')], '')).toEqual([
    { turn: 'accepted', at, byStaff: true, translate: 'Zelte' },
  ]);
});

test('a lock and its end are told with why, without whose they are', () => {
  const by = { by: 'ada', why: 'the law wants them so', ...place };
  const events: WordingEvent[] = [
    { type: 'wording.locked', ...by },
    { type: 'wording.unlocked', ...by, why: 'no more' },
  ];
  expect(decisionsOf(events, 'ann')).toEqual([
    { turn: 'unlocked', at, byStaff: true, why: 'no more' },
    { turn: 'locked', at, byStaff: true, why: by.why },
  ]);
});

test('words that were taken back are shown to their author alone, the reason to all', () => {
  const events = [made('s1', 'ann', 'Unfug'), accepted('s1', 'Unfug'), rejected('s1', 'Spiele')];
  expect(decisionsOf(events, 'bob')).toEqual([
    { turn: 'reverted', at, byStaff: true, why: 'rude' },
    { turn: 'accepted', at, byStaff: false },
  ]);
  expect(decisionsOf(events, 'ann')).toEqual([
    { turn: 'reverted', at, byStaff: true, translate: 'Unfug', player: 'ann', why: 'rude' },
    { turn: 'accepted', at, byStaff: false, translate: 'Unfug', player: 'ann' },
  ]);
});

test('rejected words are their author’s to read alone', () => {
  const events = [made('s1', 'ann', 'Unfug'), rejected('s1')];
  expect(decisionsOf(events, 'bob')).toEqual([]);
  expect(decisionsOf(events, '')).toEqual([]);
  expect(decisionsOf(events, 'ann')).toEqual([
    { turn: 'rejected', at, byStaff: true, translate: 'Unfug', player: 'ann', why: 'rude' },
  ]);
});

test('what was suggested, voted for or taken back by its author was not decided', () => {
  const takenBack: WordingEvent = {
    type: 'suggestion.takenBack',
    suggestion: 's1',
    player: 'ann',
    ...place,
  };
  expect(decisionsOf([made('s1', 'ann', 'Buden'), voted, takenBack], 'ann')).toEqual([]);
});

test('the newest decisions are told, and so many of them', () => {
  const events = Array.from({ length: WORDING_DECISIONS_MAX + 1 }, (_, count) =>
    accepted(`s${count}`, `Worte ${count}`, 'ada'),
  );
  const texts = decisionsOf(events, '').map(({ translate }) => translate);
  expect(texts).toHaveLength(WORDING_DECISIONS_MAX);
  expect([texts[0], texts.at(-1)]).toEqual([`Worte ${WORDING_DECISIONS_MAX}`, 'Worte 1']);
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const judgement = () => ({ by: 'operator ada', at: new Date().toISOString() });
const slug = 'Missions.Collect {coins} coins';
const ask = (lang: string, of: string, token?: string) =>
  platform.get(`/translate/wording/${lang}?slug=${encodeURIComponent(of)}`, { token });
const study = async (token?: string) => answerOf(studyWording, (await ask('de', slug, token)).body);
const suggest = async (token: string, translate: string) => {
  const { body } = await platform.post(
    '/translate/suggest',
    { slug, translate, lang: 'de' },
    { token },
  );
  return String(body['_id']);
};

test('a phrase is studied: what is open, what was decided, what the house calls its terms', async () => {
  const ann = await platform.member();
  const bob = await platform.member();
  const first = await suggest(ann.token, '{coins} Münzen einsammeln');
  await acceptSuggestion(platform.platform, { suggestion: first, ...judgement() });
  const open = await suggest(bob.token, '{coins} Münzen nehmen');
  const seen = await study(bob.token);
  expect(seen.suggestions).toMatchObject([{ _id: open, mine: true, votes: 0 }]);
  expect(seen.history).toEqual([
    {
      turn: 'accepted',
      at: expect.any(String),
      byStaff: true,
      translate: '{coins} Münzen einsammeln',
      username: ann.username,
    },
  ]);
  expect(seen.terms.map(({ given }) => given)).toEqual(['Münze']);
  expect((await study()).suggestions).toMatchObject([{ _id: open, mine: false }]);
  await rejectSuggestion(platform.platform, { suggestion: first, why: 'long', ...judgement() });
  expect((await study()).history.map(({ turn, why }) => [turn, why])).toEqual([
    ['reverted', 'long'],
    ['accepted', undefined],
  ]);
});

test.each([
  ['de', 'Nowhere.Such a phrase'],
  // German has no form for two.
  ['de', 'Letters.{count} letters#two'],
])('%s %s is no phrase to be studied', async (lang, of) => {
  const { status, body } = await ask(lang, of);
  expect([status, body.code]).toEqual([404, 'not-found']);
});
