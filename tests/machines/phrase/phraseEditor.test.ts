import { expect, test } from 'vitest';
import { PHRASE_UPDATE_DEBOUNCE_MS } from '../../../contract/limits';
import { aSight, aStudy, aSuggestion, aWording } from '../../../contract/make/suggestion';
import {
  areMarked,
  marked,
  markedPhrases,
  marksIn,
  marksOf,
} from '../../../machines/phrase/marks.rules';
import { isLong, withTold } from '../../../machines/phrase/phraseEditor.rules';
import type { PhraseEditorEvent } from '../../../machines/phrase/phraseEditor.words';
import { soughtAt } from '../../../machines/phrase/translating.select';
import { aWorld, type World } from '../support/world';

const games = aWording();
const friends = aWording({ slug: 'Nav.Friends', source: 'Friends', text: 'Freunde' });

const open = (world: World, wording = games) =>
  world.resident('phraseEditor').send({ type: 'phraseEditor.open', wording, beside: [wording] });
const write = (world: World, text: string) =>
  world.resident('phraseEditor').send({ type: 'phraseEditor.write', text });
const suggest = (world: World) =>
  world.resident('phraseEditor').send({ type: 'phraseEditor.suggest' });
const sent = (world: World) =>
  world.questions.filter(({ port }) => port === 'phraseEditor.save').map(({ input }) => input);
const german = { stored: { languageV2: { code: 'de' } } };

test('words are sent two seconds after they were last pressed for, as they are by then [§9]', () => {
  const world = aWorld(german);
  open(world);
  write(world, 'Buden');
  suggest(world);
  world.clock.increment(PHRASE_UPDATE_DEBOUNCE_MS - 1);
  write(world, ' Spielbuden ');
  suggest(world);
  world.clock.increment(PHRASE_UPDATE_DEBOUNCE_MS - 1);
  expect(sent(world)).toEqual([]);
  world.clock.increment(1);
  expect(sent(world)).toEqual([{ lang: 'de', slug: 'Nav.Games', translate: 'Spielbuden' }]);
});

test('who opens another phrase has said what they mean of the one before', () => {
  const world = aWorld(german);
  open(world);
  write(world, 'Buden');
  suggest(world);
  open(world, friends);
  expect(sent(world)).toEqual([{ lang: 'de', slug: 'Nav.Games', translate: 'Buden' }]);
  expect(world.resident('phraseEditor').getSnapshot().context.draft).toBe('');
});

test('what was taken back in time is not sent, and words that cannot stand are not', () => {
  const world = aWorld(german);
  open(world);
  suggest(world);
  write(world, 'Buden');
  suggest(world);
  world.resident('phraseEditor').send({ type: 'phraseEditor.hold' });
  write(world, '<b>Buden</b>');
  suggest(world);
  world.clock.increment(PHRASE_UPDATE_DEBOUNCE_MS);
  expect(sent(world)).toEqual([]);
});

test('of words that are locked a vote can be taken back, and nothing else', () => {
  const world = aWorld(german);
  open(world);
  const voted = aSuggestion({ _id: 'suggestion_0003', voted: true });
  const lock = { why: 'the law wants them so', at: '2026-11-20T20:00:00.000Z' };
  const study = aStudy({ suggestions: [aSuggestion(), voted], lock });
  const loaded = { type: 'phraseEditor.loaded', slug: games.slug, ...study };
  world.asked('phraseEditor.load').answer(loaded);
  write(world, 'Buden');
  const can = (event: PhraseEditorEvent) => world.resident('phraseEditor').getSnapshot().can(event);
  expect(can({ type: 'phraseEditor.suggest' })).toBe(false);
  expect(can({ type: 'phraseEditor.vote', id: 'suggestion_0001' })).toBe(false);
  expect(can({ type: 'phraseEditor.vote', id: 'suggestion_0003' })).toBe(true);
  // Another phrase is not.
  open(world, friends);
  write(world, 'Bekannte');
  expect(can({ type: 'phraseEditor.suggest' })).toBe(true);
});

test('a draft stands in the page while it could be suggested, and goes with the panel', () => {
  const world = aWorld(german);
  const shown = () => world.resident('translations').getSnapshot().context.phrases['Nav.Games'];
  world.resident('translating').send({ type: 'translating.start' });
  const loaded = { type: 'translating.loaded', language: 'de', wordings: [games, friends] };
  world.asked('translating.load').answer(loaded);
  expect(shown()).toBe(marked('Spiele', 0));
  open(world);
  write(world, 'Buden');
  expect(shown()).toBe(marked('Buden', 0));
  write(world, 'Buden {count}');
  expect(shown()).toBe(marked('Spiele', 0));
  write(world, 'Buden');
  world.resident('phraseEditor').send({ type: 'phraseEditor.close' });
  expect(shown()).toBe(marked('Spiele', 0));
  world.resident('translating').send({ type: 'translating.stop' });
  expect(shown()).toBe('Spiele');
});

test.each([0, 1, 3, 4, 63, 64, 1_999])('the number %i is read from words that carry it', (at) => {
  expect(marksIn(`a ${marked('Spiele', at)} b`)).toEqual([at]);
  expect(marked('Spiele', at).replace(/[\u2060-\u2064]/g, '')).toBe('Spiele');
});

test('words within words are both known, in the order in which they begin', () => {
  expect(marksIn(marked(`${marked('Buden', 7)} und ${marked('Zelte', 12)}`, 300))).toEqual([
    300, 7, 12,
  ]);
  expect(areMarked(markedPhrases([games], {}))).toBe(true);
  expect(areMarked({ 'Nav.Games': 'Spiele' })).toBe(false);
});

test('of one’s own suggestions one is open, and one that is open no more leaves', () => {
  const mine = aSuggestion({ _id: 'suggestion_0002', mine: true, votes: 0 });
  const newer = { ...mine, _id: 'suggestion_0003', votes: 4 };
  expect(withTold([aSuggestion(), mine], newer)).toEqual([newer, aSuggestion()]);
  expect(withTold([aSuggestion()], aSuggestion({ state: 'accepted' }))).toEqual([]);
});

const twelve = [aSight({ room: 24 }), aSight({ room: 12 }), aSight({ room: undefined })];

test.each([
  ['Spielbuden', twelve, false],
  ['Spielbuden h', twelve, false],
  ['  Spielbuden h  ', twelve, false],
  ['Spielbuden hi', twelve, true],
  // Each as wide as two letters.
  ['ゲームの屋台', twelve, false],
  ['ゲームの屋台へ', twelve, true],
  ['游戏摊位在这里', twelve, true],
  ['Spielbuden hi', twelve.slice(0, 1), false],
  ['Spielbuden hi', twelve.slice(2), false],
  ['Spielbuden hi', [], false],
])('%j may have more letters than have room [%#]', (draft, sights, isTooLong) => {
  expect(isLong(sights, draft)).toBe(isTooLong);
});

test('a phrase that is sought is shown on its own screen, once, and until the page is translated no more', () => {
  const world = aWorld(german);
  const translating = () => world.resident('translating');
  const sought = (path: string) => soughtAt(translating().getSnapshot(), path);
  translating().send({ type: 'translating.seek', slug: 'Nav.Games', path: '/games' });
  expect(translating().getSnapshot().matches('on')).toBe(true);
  expect([sought('/games'), sought('/wallet')]).toEqual(['Nav.Games', undefined]);
  translating().send({ type: 'translating.found' });
  expect(sought('/games')).toBeUndefined();
  translating().send({ type: 'translating.seek', slug: 'Nav.Games', path: '/' });
  expect(sought('/')).toBe('Nav.Games');
  translating().send({ type: 'translating.stop' });
  translating().send({ type: 'translating.start' });
  expect(sought('/')).toBeUndefined();
});

test('a phrase has its own mark, and those of its plural forms', () => {
  const one = { ...games, slug: 'Nav.Games#one' };
  expect(marksOf([friends, games, one], 'Nav.Games')).toEqual([1, 2]);
  expect(marksOf([friends, games, one], 'Nav.Games#one')).toEqual([1, 2]);
  expect(marksOf([friends], 'Nav.Games')).toEqual([]);
});
