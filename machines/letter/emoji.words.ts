import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** The groups of Unicode's list that people choose from, in its order. */
export const emojiGroups = [
  'smileys',
  'people',
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type EmojiGroup = (typeof emojiGroups)[number];

/** One of them: the sign that is written, and what it is called. */
export interface Emoji {
  sign: string;
  name: string;
}

export type EmojiEvent =
  | { type: 'emoji.open' }
  | { type: 'emoji.close' }
  /** Another group; ends a search. */
  | { type: 'emoji.turn'; group: EmojiGroup }
  | { type: 'emoji.search'; text: string }
  | { type: 'emoji.retry' }
  /** `language` is that of the names, which are not there in every one. */
  | { type: 'emoji.listed'; items: Emoji[]; language: string }
  | ConnectionFound
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    /** The language that names are wanted in. */
    emoji: { language: string };
  }
}

export const emojiPorts = {
  /** The list of this origin, loaded when it is first asked for: a group, or what fits a search. */
  'emoji.list': port<
    { language: string; group: EmojiGroup; search: string },
    { type: 'emoji.listed'; items: Emoji[]; language: string }
  >('emoji.list'),
};
