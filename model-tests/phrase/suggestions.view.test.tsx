import { expect, test } from 'vitest';
import { TranslatePage } from '../../src/views/phrase/TranslatePage';
import { go, press, shows, tells } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { suggestionsWalk } from './suggestions.walk';

test(
  'suggestions: every edge is walked on the page of translations',
  async () => {
    await walkView(suggestionsWalk, {
      resident: 'suggestions',
      start: ({ language }) => ({ to: '/verify', stored: { languageV2: { code: language } } }),
      view: <TranslatePage />,
      by: {
        'route.shown': ({ route }, world) => go(world, route.path),
        'suggestions.retry': () => press('button', 'Try again'),
        'suggestions.loaded': 'suggestions.load',
        'wording.suggested': tells('suggestions'),
        'translations.learned': tells('suggestions'),
        'outbox.ended': tells('suggestions'),
        'locale.languageChanged': tells('suggestions'),
        'session.opened': tells('suggestions'),
        'session.closed': tells('suggestions'),
        'connection.found': 'connection.watch',
        'port.failed': 'suggestions.load',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'suggestions.retry' } }],
      sees: (suggestions) => {
        const { overview } = suggestions.context;
        expect(shows('Your suggestions')).toBe(overview !== undefined);
        expect(shows('How the translation stands did not load')).toBe(
          suggestions.matches({ open: 'failed' }),
        );
        for (const { username } of overview?.helpers ?? []) expect(shows(username)).toBe(true);
      },
    });
  },
  WALK_MS,
);
