import { expect, onTestFinished, test } from 'vitest';
import type { PhraseGroup } from '../../contract/phraseGroup.rules';
import { someGroups } from '../../machines/phrase/translations.sample';
import { dressPage } from '../../src/app/dress';
import type { House } from '../../src/app/house';
import { aWorld, type World } from '../machines/support/world';

/** A page that is dressed as a root says. */
const dressed = (stored: Record<string, unknown> = {}) => {
  const world = aWorld({ to: '/nowhere', stored });
  onTestFinished(() => {
    world.app.stop();
  });
  const page = document.implementation.createHTMLDocument();
  const [branding, locale, translations] = [
    world.resident('branding'),
    world.resident('locale'),
    world.resident('translations'),
  ];
  dressPage(page, { branding, locale, translations } as Pick<
    House,
    'branding' | 'locale' | 'translations'
  >);
  const reads = () => [page.documentElement.lang, page.documentElement.dir];
  return { world, reads };
};

const bringWords = (world: World, language: string) => {
  world.asked('translations.list').answer({
    type: 'translations.listed',
    language,
    groups: someGroups(),
  } as never);
  const { input, answer } = world.asked('translations.fetch');
  for (const group of (input as { groups: PhraseGroup[] }).groups)
    answer({ type: 'translations.fetched', language, group, phrases: {} } as never);
};

test('a page is in its language before its words are there', () => {
  const { reads } = dressed({ languageV2: { code: 'ar' } });
  expect(reads()).toEqual(['ar', 'rtl']);
});

test('a language that is chosen is said, and the page turns around, as its words come', () => {
  const { world, reads } = dressed();
  bringWords(world, 'en-US');
  expect(reads()).toEqual(['en-US', 'ltr']);
  world.resident('locale').send({ type: 'locale.chooseLanguage', language: 'ar' });
  expect(reads()).toEqual(['en-US', 'ltr']);
  bringWords(world, 'ar');
  expect(reads()).toEqual(['ar', 'rtl']);
});
