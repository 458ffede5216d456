import { expect, test } from 'vitest';
import { offered } from '../../machines/country/languageOffer.select';
import { LanguageOffer } from '../../src/views/country/LanguageOffer';
import { press, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { languageOfferWalk } from './languageOffer.walk';

const choiceOf = (language: string) => ({ type: 'locale.chooseLanguage', language });

test(
  'the offer of a language: every edge is walked where it is asked',
  async () => {
    await walkView(languageOfferWalk, {
      resident: 'languageOffer',
      start: ({ language }) => ({
        consent: false,
        languages: language === undefined ? [] : [language],
      }),
      view: <LanguageOffer />,
      by: {
        'languageOffer.take': () => press('button', 'Ja, gern'),
        'languageOffer.decline': () => press('button', 'Nein, danke'),
        'locale.languageChanged': ({ language }, world) =>
          tells('locale')(choiceOf(language), world),
      },
      offers: [
        { role: 'button', name: 'Ja, gern', says: { type: 'languageOffer.take' } },
        { role: 'button', name: 'Nein, danke', says: { type: 'languageOffer.decline' } },
      ],
      without: {
        'languageOffer.deciding always[0]': 'decided before the page is drawn',
        'languageOffer.deciding always[1]': 'decided before the page is drawn',
      },
      sees: (offer) => {
        expect(shows('Diese Seite auf Deutsch lesen?')).toBe(offered(offer) === 'de');
      },
    });
  },
  WALK_MS,
);
