import type { Suggestion, Wording } from '../../contract/suggestion';
import { flawOf, type SuggestionFlaw } from '../../contract/wording.rules';

/** Why what is written cannot be suggested; undefined where it can. */
export const flawIn = (
  { slug, source, text }: Wording,
  draft: string,
): SuggestionFlaw | undefined => flawOf(slug, draft.trim(), { source, stands: text });

/** How much longer words may be than those that stand before they may not fit in their place. */
const ROOM = 1.5;
const SHORT = 12;

/** Whether words may be too long for their place: longer by half than both that are known to fit. */
export const isLong = ({ source, text }: Wording, draft: string): boolean =>
  draft.trim().length > Math.max(SHORT, source.length * ROOM, text.length * ROOM);

/** Suggestions with one as it is told anew, those with most votes first; of one's own one alone is open. */
export const withTold = (all: readonly Suggestion[], told: Suggestion): Suggestion[] => {
  const others = all.filter(({ _id, mine }) => _id !== told._id && !(told.mine && mine));
  if (told.state !== 'open') return others;
  return [...others, told].toSorted((one, other) => other.votes - one.votes);
};
