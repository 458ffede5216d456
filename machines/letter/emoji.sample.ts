import type { EmojiContext } from './emoji.machine';
import type { Emoji } from './emoji.words';

const faces = [
  ['😀', 'grinning face'],
  ['😄', 'grinning face with smiling eyes'],
  ['😁', 'beaming face with smiling eyes'],
  ['😂', 'face with tears of joy'],
  ['🙂', 'slightly smiling face'],
  ['😉', 'winking face'],
  ['😊', 'smiling face with smiling eyes'],
  ['😍', 'smiling face with heart-eyes'],
  ['😘', 'face blowing a kiss'],
  ['😎', 'smiling face with sunglasses'],
  ['🤔', 'thinking face'],
  ['😴', 'sleeping face'],
] as const;

/** A few smiling faces. */
export const someEmoji = (): Emoji[] => faces.map(([sign, name]) => ({ sign, name }));

/** The group that it opens with, loaded. */
export const anEmojiPicker = (given: Partial<EmojiContext> = {}): EmojiContext => ({
  language: 'en-US',
  group: 'smileys',
  search: '',
  items: someEmoji(),
  named: 'en',
  ...given,
});
