import { expect, test } from 'vitest';
import { phraseOf } from '../../../machines/phrase/translations.rules';
import { someGroups } from '../../../machines/phrase/translations.sample';
import { aWorld, type World } from '../support/world';

const start = { stored: { languageV2: { code: 'de' } } };
const heard = (world: World, language: string, text: string) =>
  world.asked('socket.connection').answer({
    type: 'socket.heard',
    room: '',
    name: 'phrase',
    body: JSON.stringify({ language, slug: 'Home.Games', text }),
  } as never);
const shown = (world: World): string =>
  phraseOf(
    world.resident('translations').getSnapshot().context.phrases,
    'Home.Games',
    'Fairground',
  );
const rooms = (world: World): string[] =>
  world
    .resident('socket')
    .getSnapshot()
    .context.rooms.filter((room: string) => room.startsWith('phrases:'));
const open = (world: World) => {
  const phrases = { 'Home.Games': 'Spiele', 'Home.Search': 'Suche' };
  const language = 'de';
  world
    .asked('translations.list')
    .answer({ type: 'translations.listed', language, groups: someGroups() } as never);
  world
    .asked('translations.fetch')
    .answer({ type: 'translations.fetched', language, group: 'home', phrases } as never);
  world.asked('socket.connection').answer({ type: 'socket.opened' });
  return world;
};

test('accepted words stand on the open page, the others stay', () => {
  const world = open(aWorld(start));
  expect([rooms(world), shown(world)]).toEqual([['phrases:de', 'phrases:en-US'], 'Spiele']);
  heard(world, 'de', 'Buden');
  expect(shown(world)).toBe('Buden');
  const { phrases } = world.resident('translations').getSnapshot().context;
  expect(phrases).toEqual({ 'Home.Games': 'Buden', 'Home.Search': 'Suche' });
});

test('what a language that fills in changes is read, since only the platform knows where it fills in', () => {
  const world = open(aWorld(start));
  heard(world, 'en-US', 'Fun');
  expect(shown(world)).toBe('Spiele');
  const { input, answer } = world.asked('wordings.read');
  expect(input).toEqual({ language: 'de' });
  answer({ type: 'wordings.read', language: 'de', phrases: { 'Home.Games': 'Spaß' } } as never);
  expect(shown(world)).toBe('Spaß');
});

test('a page that changes its language leaves the rooms of the one before and hears those of the new one', () => {
  const world = open(aWorld(start));
  world.resident('locale').send({ type: 'locale.chooseLanguage', language: 'pt-BR' });
  expect(rooms(world)).toEqual(['phrases:pt-BR', 'phrases:pt', 'phrases:en-US']);
  heard(world, 'de', 'Buden');
  expect(shown(world)).toBe('Spiele');
});

test('what was accepted just before the room was joined is read', () => {
  const world = open(aWorld(start));
  world.asked('socket.connection').answer({ type: 'socket.missed', room: 'phrases:de' } as never);
  world
    .asked('wordings.read')
    .answer({ type: 'wordings.read', language: 'de', phrases: { 'Home.Games': 'Buden' } } as never);
  expect(shown(world)).toBe('Buden');
});
