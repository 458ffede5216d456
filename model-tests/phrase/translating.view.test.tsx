import { expect, test } from 'vitest';
import { TranslatePage } from '../../src/views/phrase/TranslatePage';
import { TranslationLayer } from '../../src/views/phrase/TranslationLayer';
import { press, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { translatingWalk } from './translating.walk';

test(
  'translating: every edge that the bar reaches is walked on it',
  async () => {
    await walkView(translatingWalk, {
      resident: 'translating',
      start: ({ language }) => ({ stored: { languageV2: { code: language } } }),
      view: (
        <>
          <TranslatePage />
          <TranslationLayer />
        </>
      ),
      by: {
        'translating.start': () => press('button', 'Translate this page'),
        'translating.stop': () => press('button', 'Done translating'),
        'translating.retry': () => press('button', 'Try again'),
        'translating.seek': tells('translating'),
        'translating.found': tells('translating'),
        'translating.preview': tells('translating'),
        'translating.unmarked': tells('translating'),
        'translating.loaded': 'translating.load',
        'wording.suggested': tells('translating'),
        'translations.learned': tells('translating'),
        'locale.languageChanged': tells('translating'),
        'connection.found': 'connection.watch',
        'port.failed': 'translating.load',
      },
      offers: [
        { role: 'button', name: 'Translate this page', says: { type: 'translating.start' } },
        { role: 'button', name: 'Done translating', says: { type: 'translating.stop' } },
        { role: 'button', name: 'Try again', says: { type: 'translating.retry' } },
      ],
      sees: (translating) => {
        expect(shows(/Press a phrase to translate it/)).toBe(
          translating.matches({ on: 'loading' }) || translating.matches({ on: 'shown' }),
        );
        expect(shows('The phrases did not load.')).toBe(translating.matches({ on: 'failed' }));
      },
    });
  },
  WALK_MS,
);
