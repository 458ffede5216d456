import { aWording } from '../../contract/make/suggestion';
import { translatingMachine } from '../../machines/phrase/translating.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const translatingWalk = walk({
  machine: silent(translatingMachine),
  inputs: [{ language: 'de' }],
  events: [
    { type: 'translating.start' },
    { type: 'translating.stop' },
    { type: 'translating.retry' },
    { type: 'translating.seek', slug: 'Nav.Games', path: '/wallet' },
    { type: 'translating.found' },
    { type: 'translating.preview', slug: 'Nav.Games', text: 'Buden' },
    { type: 'translating.preview', slug: 'Nav.Games', text: undefined },
    { type: 'translating.unmarked' },
    { type: 'translating.loaded', language: 'de', wordings: [aWording()] },
    { type: 'translating.loaded', language: 'ar', wordings: [aWording({ text: 'ألعاب' })] },
    { type: 'wording.suggested', language: 'de', slug: 'Nav.Games' },
    { type: 'wording.suggested', language: 'ar', slug: 'Nav.Games' },
    { type: 'translations.learned', language: 'de', phrases: { 'Nav.Games': 'Fahrgeschäfte' } },
    { type: 'translations.learned', language: 'ar', phrases: { 'Nav.Games': 'مرح' } },
    { type: 'locale.languageChanged', language: 'ar' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'translating.load' },
  ],
  view: ({ context: { language, drafts, wordings, sought } }) => [
    language,
    drafts,
    sought?.path,
    wordings.map(({ state }) => state),
  ],
});
