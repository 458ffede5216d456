import { expect, test } from 'vitest';
import { direction } from '../../../machines/country/locale.select';
import { aWorld, type World } from '../support/world';

const locale = (world: World) => world.resident('locale').getSnapshot();
const alertsOf = (world: World) =>
  Object.values(world.resident('alerts').getSnapshot().children).map(
    (alert) => (alert as World['app']).getSnapshot().context,
  );
const germany = {
  type: 'locale.chooseCountry',
  country: 'DE',
  language: 'de',
  translated: true,
  currency: 'EUR',
};
const japan = { ...germany, country: 'JP', language: 'ja', translated: false, currency: 'JPY' };
const arabia = { ...germany, country: 'EG', language: 'ar', currency: 'EGP' };

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
  world.resident('locale').send(germany);
  expect(locale(world).context).toMatchObject({ language: 'de', replaceable: false });
  world.resident('locale').send(arabia);
  expect(locale(world).context).toMatchObject({ country: 'EG', language: 'de' });
});

test('a language without words replaces none that has them, and the player is told', () => {
  const world = aWorld();
  world.resident('locale').send(japan);
  expect(locale(world).context).toMatchObject({
    country: 'JP',
    currency: 'JPY',
    language: 'en-US',
    replaceable: true,
  });
  expect(alertsOf(world)).toMatchObject([
    {
      kind: 'info',
      slug: 'Locale.There are no words in {wanted} yet: the page stays in {language}',
      values: { wanted: 'Japanese', language: 'American English' },
    },
  ]);
  // Still a default: the next country may replace it.
  world.resident('locale').send(germany);
  expect(locale(world).context).toMatchObject({ language: 'de', replaceable: false });
});

test('a visitor begins in American English, whatever the device reads [§4, §9]', () => {
  const world = aWorld({ languages: ['de-AT', 'de'] });
  expect(locale(world).context).toMatchObject({ language: 'en-US', replaceable: true });
});

test('a changed language is stored, its texts are fetched and shown, cached ones at once', () => {
  const world = aWorld({ stored: { translatesV2: { ar: { 'Home.Games': 'ألعاب' } } } });
  world.resident('locale').send({ type: 'locale.chooseLanguage', language: 'ar' });
  expect(world.asked('storage.disk').heard).toContainEqual({
    type: 'disk.write',
    key: 'languageV2',
    value: '{"code":"ar"}',
  });
  expect(world.asked('translations.list').input).toEqual({ language: 'ar' });
  const shown = () => world.resident('translations').getSnapshot();
  expect(shown().context.phrases).toEqual({ 'Home.Games': 'ألعاب' });
  world.asked('translations.list').answer({ type: 'port.failed', port: 'x' } as never);
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
    world.resident('locale').send(germany);
    expect(locale(world).context).toMatchObject({ country: 'DE', language: 'en-US' });
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
  expect(world.asked('translations.list').input).toEqual({ language: 'en-US' });
});

test('a default language that is reset is told to nobody', () => {
  const world = aWorld();
  const before = [...world.asks];
  world.resident('locale').send({ type: 'locale.resetLanguage' });
  expect(world.asks).toEqual(before);
});
