import type { EmojiGroup } from '../../../machines/letter/emoji.words';

/** The phrases of the groups. */
export const groupWords: Readonly<Record<EmojiGroup, string>> = {
  smileys: 'Emoji.Smileys',
  people: 'Emoji.People',
  nature: 'Emoji.Animals and nature',
  food: 'Emoji.Food and drink',
  travel: 'Emoji.Travel and places',
  activities: 'Emoji.Activities',
  objects: 'Emoji.Objects',
  symbols: 'Emoji.Symbols',
  flags: 'Emoji.Flags',
};
