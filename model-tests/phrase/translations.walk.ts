import { translationsMachine } from '../../machines/phrase/translations.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const translationsWalk = walk({
  machine: silent(translationsMachine),
  inputs: [{ language: 'en-US', cache: {} }],
  events: [
    { type: 'locale.languageChanged', language: 'ar' },
    { type: 'translations.fetched', language: 'en-US', phrases: { 'Home.Games': 'Games' } },
    { type: 'translations.fetched', language: 'ar', phrases: { 'Home.Games': 'ألعاب' } },
    { type: 'translations.learned', language: 'en-US', phrases: { 'Home.Games': 'Fun' } },
    { type: 'translations.learned', language: 'ar', phrases: { 'Home.Games': 'مرح' } },
    { type: 'translations.retry' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'translations.fetch' },
  ],
  view: ({ context }) => context.language,
});
