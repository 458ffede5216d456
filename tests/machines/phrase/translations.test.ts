import { expect, test } from 'vitest';
import { PHRASE_PATIENCE_MS } from '../../../contract/limits';
import type { PhraseMap } from '../../../contract/phrase';
import type { PhraseGroup } from '../../../contract/phraseGroup.rules';
import { someGroups } from '../../../machines/phrase/translations.sample';
import { hasWordsOf, isMissing, lackingFor } from '../../../machines/phrase/translations.select';
import type { GroupListed } from '../../../machines/phrase/translations.words';
import { aWorld, type World } from '../support/world';

/** At a screen that says what every screen says, and no more. */
const german = { to: '/nowhere', stored: { languageV2: { code: 'de' } } };
const translations = (world: World) => world.resident('translations');
const now = (world: World) => translations(world).getSnapshot();
const shown = (world: World): PhraseMap => now(world).context.phrases;
const isAsked = (world: World, port: string): boolean =>
  world.questions.some((question) => question.port === port);
/** The groups that are being fetched. */
const asked = (world: World): PhraseGroup[] => {
  if (!isAsked(world, 'translations.fetch')) return [];
  const { groups } = world.asked('translations.fetch').input as { groups: GroupListed[] };
  return groups.map(({ group }) => group);
};

const list = (world: World, language = 'de') =>
  world
    .asked('translations.list')
    .answer({ type: 'translations.listed', language, groups: someGroups() } as never);
const bring = (world: World, group: PhraseGroup, phrases: PhraseMap, language = 'de') =>
  world
    .asked('translations.fetch')
    .answer({ type: 'translations.fetched', language, group, phrases } as never);
const fail = (world: World, port: 'translations.list' | 'translations.fetch') =>
  world.asked(port).answer({ type: 'port.failed', port } as never);
const go = (world: World, to: string) => world.resident('router').send({ type: 'router.go', to });
const want = (world: World, ...groups: PhraseGroup[]) =>
  translations(world).send({ type: 'translations.want', groups });
/** What was written for the next visit, as often as it was. */
const written = (world: World): unknown[] =>
  world
    .asked('storage.disk')
    .heard.filter((command) => (command as { key?: string }).key === 'translatesV2')
    .map((command) => JSON.parse((command as unknown as { value: string }).value));
const kept = (world: World): unknown => written(world).at(-1);

test('a screen brings the words of its groups, another one those that are not here yet', () => {
  const world = aWorld(german);
  list(world);
  expect(asked(world)).toEqual(['home']);
  bring(world, 'home', { 'Home.Games': 'Spiele' });
  expect([now(world).value, shown(world)]).toEqual(['shown', { 'Home.Games': 'Spiele' }]);
  go(world, '/translate');
  expect(asked(world)).toEqual(['translate']);
  bring(world, 'translate', { 'Translate.Words': 'Worte' });
  expect(shown(world)).toEqual({ 'Home.Games': 'Spiele', 'Translate.Words': 'Worte' });
  go(world, '/nowhere');
  go(world, '/translate');
  expect(now(world).value).toBe('shown');
});

test('words are kept once all that are wanted are here, or as far as they came', () => {
  const world = aWorld(german);
  want(world, 'game');
  list(world);
  bring(world, 'home', { 'Home.Games': 'Spiele' });
  expect(written(world)).toEqual([]);
  bring(world, 'game', { 'Game.Stake': 'Einsatz' });
  const both = { 'Home.Games': 'Spiele', 'Game.Stake': 'Einsatz' };
  expect(written(world)).toEqual([{ de: both }]);
  want(world, 'people', 'help');
  bring(world, 'help', { 'Help.Ask': 'Fragen' });
  fail(world, 'translations.fetch');
  expect(written(world).slice(1)).toEqual([{ de: { ...both, 'Help.Ask': 'Fragen' } }]);
});

test('words that are as they were are neither shown anew nor kept anew', () => {
  const old = { 'Home.Games': 'Spiele', 'Game.Stake': 'Einsatz' };
  const world = aWorld({ ...german, stored: { ...german.stored, translatesV2: { de: old } } });
  const before = shown(world);
  want(world, 'game');
  list(world);
  bring(world, 'home', { 'Home.Games': 'Spiele' });
  bring(world, 'game', { 'Game.Stake': 'Einsatz' });
  expect([now(world).value, written(world)]).toEqual(['shown', []]);
  expect(shown(world)).toBe(before);
});

test('a language of which no word came leaves those of the one before kept', () => {
  const world = aWorld({
    ...german,
    stored: { ...german.stored, translatesV2: { de: { 'Home.Games': 'Spiele' } } },
  });
  world.resident('locale').send({ type: 'locale.chooseLanguage', language: 'fr' });
  fail(world, 'translations.list');
  expect([now(world).value, written(world)]).toEqual(['stale', []]);
});

test('each group is asked for under the version that it has now', () => {
  const world = aWorld(german);
  list(world);
  expect(world.asked('translations.fetch').input).toEqual({
    language: 'de',
    groups: someGroups().filter(({ group }) => group === 'home'),
  });
});

test('what is wanted while words come is fetched with those that are still to come', () => {
  const world = aWorld(german);
  want(world, 'game');
  list(world);
  expect(asked(world)).toEqual(['home', 'game']);
  bring(world, 'game', {});
  want(world, 'game');
  expect(asked(world)).toEqual(['home', 'game']);
  want(world, 'people', 'home');
  expect(asked(world)).toEqual(['home', 'people']);
  bring(world, 'home', {});
  expect(now(world).value).toBe('fetching');
  bring(world, 'people', {});
  expect(now(world).value).toBe('shown');
});

test('a group that the platform does not have is not waited for', () => {
  const world = aWorld(german);
  const groups = someGroups().filter(({ group }) => group !== 'translate');
  world
    .asked('translations.list')
    .answer({ type: 'translations.listed', language: 'de', groups } as never);
  go(world, '/translate');
  bring(world, 'home', {});
  expect([now(world).value, hasWordsOf({ name: 'translate' })(now(world))]).toEqual([
    'shown',
    true,
  ]);
});

test('another language stands in place of the one before, and leaves none of its words', () => {
  const world = aWorld(german);
  list(world);
  bring(world, 'home', { 'Home.Games': 'Spiele', 'Home.{count} games#few': 'wenige' });
  want(world, 'game');
  bring(world, 'game', { 'Game.Stake': 'Einsatz' });
  world.resident('locale').send({ type: 'locale.chooseLanguage', language: 'fr' });
  expect(shown(world)['Home.Games']).toBe('Spiele');
  list(world, 'fr');
  expect(asked(world)).toEqual(['home', 'game']);
  bring(world, 'game', { 'Game.Stake': 'Mise' }, 'fr');
  expect(shown(world)).toMatchObject({ 'Home.Games': 'Spiele', 'Game.Stake': 'Mise' });
  bring(world, 'home', { 'Home.Games': 'Jeux' }, 'fr');
  expect(shown(world)).toEqual({ 'Home.Games': 'Jeux', 'Game.Stake': 'Mise' });
  expect(kept(world)).toEqual({ fr: { 'Home.Games': 'Jeux', 'Game.Stake': 'Mise' } });
});

test('what was accepted meanwhile stands over a group that was listed before, and is not kept', () => {
  const world = aWorld(german);
  list(world);
  bring(world, 'home', { 'Home.Games': 'Spiele' });
  translations(world).send({
    type: 'translations.learned',
    language: 'de',
    phrases: { 'Game.Stake': 'Wette' },
  });
  want(world, 'game');
  bring(world, 'game', { 'Game.Stake': 'Einsatz' });
  expect(shown(world)).toEqual({ 'Home.Games': 'Spiele', 'Game.Stake': 'Wette' });
  expect(kept(world)).toEqual({ de: { 'Home.Games': 'Spiele', 'Game.Stake': 'Einsatz' } });
});

test('a failed fetch leaves what there is; a screen that wants more, or a connection, tries again', () => {
  const world = aWorld({
    ...german,
    stored: { ...german.stored, translatesV2: { de: { 'Home.Games': 'Alt' } } },
  });
  fail(world, 'translations.list');
  expect([now(world).value, shown(world)]).toEqual(['stale', { 'Home.Games': 'Alt' }]);
  go(world, '/translate');
  list(world);
  expect(asked(world)).toEqual(['home', 'translate']);
  bring(world, 'home', { 'Home.Games': 'Spiele' });
  fail(world, 'translations.fetch');
  expect([now(world).value, shown(world)]).toEqual(['stale', { 'Home.Games': 'Spiele' }]);
  world.asked('connection.watch').answer({ type: 'connection.found' });
  list(world);
  expect(asked(world)).toEqual(['translate']);
});

test('a screen is shown once its words are here, or cannot come', () => {
  const translate = hasWordsOf({ name: 'translate' });
  const world = aWorld(german);
  go(world, '/translate');
  expect(translate(now(world))).toBe(false);
  list(world);
  bring(world, 'home', {});
  expect(translate(now(world))).toBe(false);
  bring(world, 'translate', {});
  expect(translate(now(world))).toBe(true);
  expect(hasWordsOf({ name: 'friends' })(now(world))).toBe(false);

  const failed = aWorld(german);
  fail(failed, 'translations.list');
  expect(translate(now(failed))).toBe(true);
  // Nor is it kept back while they are asked for again.
  go(failed, '/translate');
  expect([now(failed).value, translate(now(failed))]).toEqual(['listing', true]);
});

test('a screen waits for words that are too slow no longer than that', () => {
  const nowhere = hasWordsOf({ name: 'notFound' });
  for (const isListed of [false, true]) {
    const world = aWorld(german);
    if (isListed) list(world);
    world.clock.increment(PHRASE_PATIENCE_MS - 1);
    expect(nowhere(now(world))).toBe(false);
    world.clock.increment(1);
    expect(nowhere(now(world))).toBe(true);
    if (!isListed) list(world);
    bring(world, 'home', {});
    expect(now(world).context.overdue).toBe(false);
  }
});

test('English waits for nothing, since phrases bear it; words of the last visit serve until more is known', () => {
  const nowhere = hasWordsOf({ name: 'notFound' });
  expect(nowhere(now(aWorld()))).toBe(true);
  const again = aWorld({
    ...german,
    stored: { ...german.stored, translatesV2: { de: { 'Home.Games': 'Alt' } } },
  });
  expect(nowhere(now(again))).toBe(true);
  list(again);
  expect(nowhere(now(again))).toBe(false);
});

test('a phrase is missing once its group is here without it', () => {
  const world = aWorld(german);
  const slug = 'Game.Stake';
  expect([lackingFor(now(world), slug), isMissing(now(world), slug)]).toEqual([undefined, false]);
  list(world);
  bring(world, 'home', {});
  expect([lackingFor(now(world), slug), isMissing(now(world), slug)]).toEqual(['game', false]);
  want(world, 'game');
  bring(world, 'game', { 'Game.Rows': 'Reihen' });
  expect([lackingFor(now(world), slug), isMissing(now(world), slug)]).toEqual([undefined, true]);
  expect(isMissing(now(world), 'Game.Rows')).toBe(false);
  // A page that no group holds is none that may come.
  expect(isMissing(now(world), 'Nowhere.Said')).toBe(true);
});
