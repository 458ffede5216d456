import { anOverview } from '../../contract/make/suggestion';
import { suggestionsMachine } from '../../machines/phrase/suggestions.machine';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const entry = { id: 'entry-0001', player: 'player_0001', at: 0, tries: 1 } as const;

export const suggestionsWalk = walk({
  machine: silent(suggestionsMachine),
  inputs: [
    { language: 'de', signedIn: false },
    { language: 'de', signedIn: true },
  ],
  events: [
    shownAt('/translate'),
    shownAt('/'),
    { type: 'suggestions.retry' },
    { type: 'suggestions.loaded', language: 'de', overview: anOverview() },
    { type: 'suggestions.loaded', language: 'fr', overview: anOverview({ mine: [] }) },
    { type: 'wording.suggested', language: 'de', slug: 'Nav.Games' },
    { type: 'translations.learned', language: 'de', phrases: { 'Nav.Games': 'Buden' } },
    {
      type: 'outbox.ended',
      entry: { ...entry, call: 'updatePhrase', body: { lang: 'de', slug: 'Nav.Games' } },
      how: 'sent',
      left: false,
    },
    {
      type: 'outbox.ended',
      entry: { ...entry, call: 'viewLetter', body: { _id: 'letter_0001' } },
      how: 'sent',
      left: false,
    },
    { type: 'locale.languageChanged', language: 'fr' },
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'suggestions.load' },
  ],
  view: ({ context: { language, overview } }) => [language, overview?.mine.length],
});
