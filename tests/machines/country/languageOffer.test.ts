import { expect, test } from 'vitest';
import { offered } from '../../../machines/country/languageOffer.select';
import { aWorld, type World } from '../support/world';

const offer = (world: World) => world.resident('languageOffer');
const offering = (world: World) => offered(offer(world).getSnapshot());
const german = ['de-AT', 'en-US'];

test('who reads a language of ours is offered it once', () => {
  expect(offering(aWorld({ languages: german }))).toBe('de');
});

test.each([
  ['reads American English', { languages: ['en-US', 'de'] }],
  ['reads none of ours', { languages: ['nl'] }],
  ['has chosen a language', { languages: german, stored: { languageV2: { code: 'ar' } } }],
  ['has declined it', { languages: german, stored: { languageDeclined: 'de' } }],
])('nothing is offered to who %s', (_, given) => {
  expect(offering(aWorld(given))).toBeUndefined();
});

test('who declined another language is offered this one', () => {
  const world = aWorld({ languages: german, stored: { languageDeclined: 'ar' } });
  expect(offering(world)).toBe('de');
});

test('an offer that is taken is the chosen language', () => {
  const world = aWorld({ languages: german });
  offer(world).send({ type: 'languageOffer.take' });
  expect(world.resident('locale').getSnapshot().context).toMatchObject({
    language: 'de',
    replaceable: false,
  });
  expect(offering(world)).toBeUndefined();
});

test('an offer that is declined is remembered', () => {
  const world = aWorld({ languages: german });
  offer(world).send({ type: 'languageOffer.decline' });
  expect(world.asked('storage.disk').heard).toEqual([
    { type: 'disk.write', key: 'languageDeclined', value: 'de' },
  ]);
  expect(offering(world)).toBeUndefined();
});

test('a language that is chosen elsewhere leaves nothing to offer', () => {
  const world = aWorld({ languages: german });
  world.resident('locale').send({ type: 'locale.chooseLanguage', language: 'ar' });
  expect(offering(world)).toBeUndefined();
});
