import type { PhraseSight, Suggestion, Wording } from '../../contract/suggestion';
import { flawOf, type SuggestionFlaw } from '../../contract/wording.rules';

/** Why what is written cannot be suggested; undefined where it can. */
export const flawIn = (
  { slug, source, text }: Wording,
  draft: string,
): SuggestionFlaw | undefined => flawOf(slug, draft.trim(), { source, stands: text });

/** A letter as wide as two: of Chinese, Japanese and Korean, and of those that stand in their width. */
const WIDE = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\uff01-\uff60]/u;

/** How many letters of the Latin alphabet stand in the width of words, as good as one knows. */
const lettersIn = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** How many letters have room wherever a phrase stands; undefined where any number has. */
const roomIn = (sights: readonly PhraseSight[]): number | undefined => {
  const rooms = sights.flatMap(({ room }) => room ?? []);
  return rooms.length === 0 ? undefined : Math.min(...rooms);
};

/** Whether words have more letters than have room somewhere. */
export const isLong = (sights: readonly PhraseSight[], draft: string): boolean =>
  lettersIn(draft.trim()) > (roomIn(sights) ?? Number.POSITIVE_INFINITY);

/** Suggestions with one as it is told anew, those with most votes first; of one's own one alone is open. */
export const withTold = (all: readonly Suggestion[], told: Suggestion): Suggestion[] => {
  const others = all.filter(({ _id, mine }) => _id !== told._id && !(told.mine && mine));
  if (told.state !== 'open') return others;
  return [...others, told].toSorted((one, other) => other.votes - one.votes);
};
