import { port } from '../kit/port';
import type { Emoji, EmojiGroup } from './emoji.events';

export const emojiPorts = {
  /** The list of this origin, loaded when it is first asked for: a group, or what fits a search. */
  'emoji.list': port<
    { language: string; group: EmojiGroup; search: string },
    { type: 'emoji.listed'; items: Emoji[]; language: string }
  >('emoji.list'),
};
