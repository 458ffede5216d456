import { aStudy, aWording } from '../../contract/make/suggestion';
import type { PhraseEditorContext } from './phraseEditor.machine';

/** A phrase with a number, and the form for one. */
export const someForms = () => [
  aWording({ slug: 'Lobby.{count} games', source: '{count} games', text: '{count} Spiele' }),
  aWording({ slug: 'Lobby.{count} games#one', source: '{count} game', text: '{count} Spiel' }),
];

/** The games of the menu are open, two words are suggested for them. */
export const anEditor = (given: Partial<PhraseEditorContext> = {}): PhraseEditorContext => ({
  language: 'de',
  wording: aWording(),
  beside: [aWording()],
  draft: '',
  ...aStudy(),
  vote: '',
  sent: { lang: '', slug: '', translate: '' },
  problem: undefined,
  ...given,
});
