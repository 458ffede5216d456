import { expect, test } from 'vitest';
import { PHRASE_RETRY_MS } from '../../../contract/limits';
import { phraseOf } from '../../../machines/phrase/translations.rules';
import { someGroups } from '../../../machines/phrase/translations.sample';
import { aWorld, type World } from '../support/world';

const report = (world: World, slug: string) =>
  world.resident('phrases').send({ type: 'phrases.report', slug });
const failed = (port: string) => ({ type: 'port.failed', port });
const asks = (world: World) =>
  world.questions.filter(({ port }) => port === 'phrases.create').map(({ input }) => input);

test('a phrase that is met before the list has loaded waits, with retries each second', () => {
  const world = aWorld();
  report(world, 'Home.New games');
  world.asked('phrases.list').answer(failed('phrases.list'));
  expect(asks(world)).toEqual([]);
  world.clock.increment(PHRASE_RETRY_MS - 1);
  expect(world.questions.map(({ port }) => port)).not.toContain('phrases.list');
  world.clock.increment(1);
  world.asked('phrases.list').answer({ type: 'phrases.listed', slugs: [] } as never);
  expect(asks(world)).toEqual([{ page: 'Home', slug: 'Home.New games', word: 'New games' }]);
  world.asked('phrases.create').answer(failed('phrases.create'));
  expect(asks(world)).toEqual([]);
  world.clock.increment(PHRASE_RETRY_MS);
  expect(asks(world)).toHaveLength(1);
});

test('the list of phrases is asked for once a phrase is missing', () => {
  const world = aWorld();
  expect(world.questions.map(({ port }) => port)).not.toContain('phrases.list');
  report(world, 'Home.New');
  expect(world.questions.map(({ port }) => port)).toContain('phrases.list');
});

test('each missing phrase is reported once, a known or malformed one never', () => {
  const world = aWorld();
  report(world, 'Home.Games');
  world.asked('phrases.list').answer({ type: 'phrases.listed', slugs: ['Home.Games'] } as never);
  for (const slug of ['Home.Games', 'no page', 'Home.New', 'Home.New', ' Home.New '])
    report(world, slug);
  expect(asks(world)).toHaveLength(1);
  world.asked('phrases.create').answer({ type: 'phrases.created', slug: 'Home.New' } as never);
  report(world, 'Home.New');
  expect(asks(world)).toEqual([]);
});

test('a phrase whose page has a name of more than 20 characters is discarded on load [§5]', () => {
  const world = aWorld();
  const [kept, long] = [`${'P'.repeat(20)}.Hi`, `${'P'.repeat(21)}.Hi`];
  report(world, 'Home.New');
  world.asked('phrases.list').answer({ type: 'phrases.listed', slugs: [kept, long] } as never);
  const phrases = { [kept]: 'Hallo', [long]: 'Hallo' };
  world
    .asked('translations.list')
    .answer({ type: 'translations.listed', language: 'en-US', groups: someGroups() } as never);
  const fetched = { type: 'translations.fetched', language: 'en-US', group: 'home', phrases };
  world.asked('translations.fetch').answer(fetched);
  expect(world.resident('phrases').getSnapshot().context.known).toEqual([kept]);
  const shown = world.resident('translations').getSnapshot().context;
  expect([shown.phrases, shown.cache]).toEqual([
    { [kept]: 'Hallo' },
    { 'en-US': { [kept]: 'Hallo' } },
  ]);
});

test('a phrase with HTML is logged', () => {
  const world = aWorld();
  report(world, 'Home.<b>Bold</b>');
  const heard = world.questions.filter(({ port }) => port === 'console').flatMap((q) => q.heard);
  expect(heard).toEqual([
    {
      type: 'console.write',
      level: 'error',
      message: 'A phrase contains HTML: Home.<b>Bold</b>',
    },
  ]);
});

test('a text falls back to the slug after its page, and names the application', () => {
  const phrases = { 'Home.Hi': 'Ciao {who} da {app_name}' };
  expect(phraseOf(phrases, 'Home.Hi', 'Luna', { who: 'Ann' })).toBe('Ciao Ann da Luna');
  expect(phraseOf(phrases, 'Home.Not there', 'Luna')).toBe('Not there');
  expect(phraseOf(phrases, 'Home.<i>x</i>', 'Luna')).toBe('Home.<i>x</i>');
  expect(phraseOf(phrases, '  ', 'Luna')).toBe('Empty Phrase');
});
