import type {
  PhraseControl,
  Suggestion,
  WordingState,
  WordingTurn,
} from '../../../contract/suggestion';
import type { SuggestionFlaw } from '../../../contract/wording.rules';

/** How a phrase stands in a language, in words. */
export const stateWords: Readonly<Record<WordingState, string>> = {
  missing: 'Translate.Missing',
  'machine-made': 'Translate.Machine-made, not reviewed',
  suggested: 'Translate.Suggested',
  disputed: 'Translate.Disputed',
  shipped: 'Translate.Shipped',
  accepted: 'Translate.Accepted',
};

/** As what a phrase stands on a page. */
export const controlWords: Readonly<Record<PhraseControl, string>> = {
  button: 'Translate.A button',
  link: 'Translate.A link',
  tab: 'Translate.A tab',
  option: 'Translate.A choice of a list',
  heading: 'Translate.A heading',
  label: 'Translate.A label',
  hint: 'Translate.A hint in an empty field',
  name: 'Translate.Read aloud to those who do not see it',
  text: 'Translate.Running text',
  near: 'Translate.Near this place',
};

/** What became of a suggestion. */
export const suggestionWords: Readonly<Record<Suggestion['state'], string>> = {
  open: 'Translate.Waits for votes',
  accepted: 'Translate.Accepted',
  rejected: 'Translate.Not taken',
};

/** What was decided about words, and by whom; votes reject nothing. */
export const turnWords: Readonly<Record<WordingTurn, Readonly<Record<'staff' | 'votes', string>>>> =
  {
    accepted: {
      staff: 'Translate.Accepted by the translators of the house',
      votes: 'Translate.Accepted by votes',
    },
    rejected: { staff: 'Translate.Not taken', votes: 'Translate.Not taken' },
    reverted: {
      staff: 'Translate.Taken back by the translators of the house',
      votes: 'Translate.Taken back by the translators of the house',
    },
    locked: {
      staff: 'Translate.Locked by the translators of the house',
      votes: 'Translate.Locked by the translators of the house',
    },
    unlocked: {
      staff: 'Translate.Opened again by the translators of the house',
      votes: 'Translate.Opened again by the translators of the house',
    },
  };

/** Why words cannot stand. */
export const flawWords: Readonly<Record<SuggestionFlaw, string>> = {
  empty: 'Translate.Write something',
  markup: 'Translate.Plain words only, no markup',
  places: 'Translate.Keep every place in braces as it is, and add none',
  same: 'Translate.These words stand already',
};

/** Plural forms by their names in CLDR, with what they are for. */
export const formWords: Readonly<Record<string, string>> = {
  '': 'Translate.Most numbers',
  zero: 'Translate.None',
  one: 'Translate.One',
  two: 'Translate.Two',
  few: 'Translate.A few',
  many: 'Translate.Many',
};
