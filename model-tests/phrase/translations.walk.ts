import type { PhraseMap } from '../../contract/phrase';
import type { PhraseGroup } from '../../contract/phraseGroup.rules';
import { translationsMachine } from '../../machines/phrase/translations.machine';
import { someGroups } from '../../machines/phrase/translations.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const fetched = (language: string, group: PhraseGroup, phrases: PhraseMap) =>
  ({ type: 'translations.fetched', language, group, phrases }) as const;

export const translationsWalk = walk({
  machine: silent(translationsMachine),
  inputs: [{ language: 'en-US', cache: {} }],
  events: [
    { type: 'locale.languageChanged', language: 'ar' },
    { type: 'translations.listed', language: 'en-US', groups: someGroups() },
    { type: 'translations.listed', language: 'ar', groups: someGroups() },
    fetched('en-US', 'home', { 'Home.Games': 'Games' }),
    fetched('en-US', 'game', { 'Game.Stake': 'Stake' }),
    fetched('ar', 'home', { 'Home.Games': 'ألعاب' }),
    fetched('ar', 'game', { 'Game.Stake': 'الرهان' }),
    { type: 'route.shown', route: { name: 'game', path: '/games/wheel', params: {}, query: {} } },
    { type: 'translations.want', groups: ['game'] },
    { type: 'translations.learned', language: 'en-US', phrases: { 'Home.Games': 'Fun' } },
    { type: 'translations.learned', language: 'ar', phrases: { 'Home.Games': 'مرح' } },
    { type: 'translations.retry' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'translations.fetch' },
  ],
  view: ({ context }) => context.language,
});
