import { expect, test } from 'vitest';
import { direction } from '../../../machines/country/locale.select';
import { aWorld, type World } from '../support/world';

const locale = (world: World) => world.resident('locale').getSnapshot();
const japan = { type: 'locale.chooseCountry', country: 'JP', language: 'ja', currency: 'JPY' };

test('without a stored country the address gives country and currency, not the language', () => {
  const world = aWorld();
  expect(locale(world).context).toMatchObject({ language: 'en-US', country: 'US' });
  const located = { type: 'locale.located', country: 'IT', currency: 'EUR' };
  world.asked('locale.locate').answer(located);
  expect(locale(world).context).toMatchObject({
    country: 'IT',
    currency: 'EUR',
    language: 'en-US',
    replaceable: true,
  });
  expect(world.asked('jurisdictions.load').input).toEqual({ country: 'IT' });
});

test('a stored country is used and nobody is asked', () => {
  const world = aWorld({ stored: { countrySelected: { code: 'DE', currency: 'EUR' } } });
  expect(world.questions.map(({ port }) => port)).not.toContain('locale.locate');
  expect(locale(world).context).toMatchObject({ country: 'DE', currency: 'EUR' });
});

test('a chosen country switches a default language, and only that', () => {
  const world = aWorld();
  world.resident('locale').send(japan);
  expect(locale(world).context).toMatchObject({ language: 'ja', replaceable: false });
  world.resident('locale').send({
    type: 'locale.chooseCountry',
    country: 'IT',
    language: 'it',
    currency: 'EUR',
  });
  expect(locale(world).context).toMatchObject({ country: 'IT', language: 'ja' });
});

test('a changed language is stored, its texts are fetched and shown, cached ones at once', () => {
  const world = aWorld({ stored: { translatesV2: { ar: { 'Home.Games': 'ألعاب' } } } });
  world.resident('locale').send({ type: 'locale.chooseLanguage', language: 'ar' });
  expect(world.asked('storage.disk').heard).toContainEqual({
    type: 'disk.write',
    key: 'languageV2',
    value: '{"code":"ar"}',
  });
  expect(world.asked('translations.fetch').input).toEqual({ language: 'ar' });
  const shown = () => world.resident('translations').getSnapshot();
  expect(shown().context.phrases).toEqual({ 'Home.Games': 'ألعاب' });
  world.asked('translations.fetch').answer({ type: 'port.failed', port: 'x' } as never);
  expect(shown().value).toBe('stale');
  expect(shown().context.phrases).toEqual({ 'Home.Games': 'ألعاب' });
  expect(direction(locale(world))).toBe('rtl');
});

test('who chooses the language that is shown has chosen it: no country replaces it', () => {
  const chosen = [
    { type: 'locale.chooseLanguage', language: 'en-US' },
    { type: 'locale.languageChosen', language: 'en-US' },
  ];
  for (const event of chosen) {
    const world = aWorld();
    world.resident('locale').send(event);
    world.resident('locale').send(japan);
    expect(locale(world).context).toMatchObject({ country: 'JP', language: 'en-US' });
  }
});

test('a country that could not be asked for is asked for once there is a connection', () => {
  const world = aWorld();
  world.asked('locale.locate').answer({ type: 'port.failed', port: 'locale.locate' } as never);
  world.asked('connection.watch').answer({ type: 'connection.found' });
  const located = { type: 'locale.located', country: 'IT', currency: 'EUR' };
  world.asked('locale.locate').answer(located);
  expect(locale(world).context).toMatchObject({ country: 'IT', currency: 'EUR' });
});

test('a language that is reset is erased, so that the next start takes none as chosen', () => {
  const world = aWorld({ stored: { languageV2: { code: 'ar' } } });
  world.resident('locale').send({ type: 'locale.resetLanguage' });
  expect(locale(world).context).toMatchObject({ language: 'en-US', replaceable: true });
  expect(world.asked('storage.disk').heard).toEqual([{ type: 'disk.erase', key: 'languageV2' }]);
  expect(world.asked('translations.fetch').input).toEqual({ language: 'en-US' });
});

test('a default language that is reset is told to nobody', () => {
  const world = aWorld();
  const before = [...world.asks];
  world.resident('locale').send({ type: 'locale.resetLanguage' });
  expect(world.asks).toEqual(before);
});
