import { expect, test } from 'vitest';
import { LanguagePicker } from '../../src/views/country/LanguagePicker';
import { answer, control, press, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { localeWalk } from './locale.walk';

const names: Readonly<Record<string, string>> = { ar: 'العربية', 'en-US': 'English (US)' };
const radio = (language: string) =>
  control('radio', names[language] ?? '') as HTMLInputElement | undefined;

test(
  'locale: every edge is walked beside the languages',
  async () => {
    await walkView(localeWalk, {
      resident: 'locale',
      start: ({ country, language }) => ({
        stored: {
          ...(country !== undefined && { countrySelected: country }),
          ...(language !== undefined && { languageV2: { code: language } }),
        },
      }),
      view: <LanguagePicker />,
      by: {
        'locale.chooseLanguage': (event, world) =>
          radio(event.language)?.checked === false
            ? press('radio', names[event.language] ?? '')
            : tells('locale')(event, world),
        'locale.chooseCountry': tells('locale'),
        'locale.languageChosen': tells('locale'),
        'locale.countryChosen': tells('locale'),
        'locale.resetLanguage': tells('locale'),
        'locale.located': 'locale.locate',
        'connection.found': 'connection.watch',
        'port.failed': (event, world) => answer(world, ['locale.locate'], event),
      },
      without: {
        'locale.deciding always[0]': 'decided before the page is drawn',
        'locale.deciding always[1]': 'decided before the page is drawn',
      },
      sees: ({ context }) => {
        for (const language of Object.keys(names))
          expect(radio(language)?.checked).toBe(language === context.language);
      },
    });
  },
  WALK_MS,
);
