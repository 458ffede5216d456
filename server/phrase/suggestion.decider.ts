import {
  DAY_MS,
  SUGGESTION_VOTER_DAYS,
  SUGGESTION_VOTES,
  SUGGESTIONS_OPEN_MAX,
} from '../../contract/limits';
import { problem } from '../../contract/problems';
import { flawOf } from '../../contract/wording.rules';
import { accept, type Decision, refuse } from '../store/decision';
import type { WordingEvent, WordingState } from './suggestion.events';

/** Which phrase in which language, and when. */
interface Place {
  slug: string;
  lang: string;
  at: string;
}

/** The words that the platform was shipped with. */
export interface Shipped {
  /** In American English. */
  source: string;
  /** In the language, or in the nearest one. */
  shipped: string;
}

type Decided = Decision<{ wording: WordingEvent[] }, { suggestion: string }>;

const stands = ({ accepted }: WordingState, shipped: string): string =>
  accepted.at(-1)?.text ?? shipped;

/** Who votes for words of which place. */
interface Voting extends Place {
  player: string;
  /** When their account began. */
  joined: string;
  /** With so many votes words stand; five, unless the operator says otherwise. */
  needed?: number;
  /** Words that were accepted give way to votes of players who have been here for so many days. */
  days?: number;
}

/** Refuses what would change words that are locked, with why they are. */
const lockedOf = ({ lock }: WordingState) =>
  lock && refuse(problem('wording-locked', { why: lock.why }));

/** Refuses the vote of somebody new where accepted words could give way to it. */
const tooNewFor = (
  { accepted }: WordingState,
  { joined, at, days = SUGGESTION_VOTER_DAYS }: Pick<Voting, 'joined' | 'at' | 'days'>,
) => {
  const isNew = Date.parse(at) - Date.parse(joined) < days * DAY_MS;
  return accepted.length > 0 && isNew ? refuse(problem('voter-too-new', { days })) : undefined;
};

/** The vote, and what comes of it: with enough of them the words stand. */
const votedFor = (
  state: WordingState,
  suggestion: string,
  { player, needed = SUGGESTION_VOTES, slug, lang, at }: Omit<Voting, 'joined' | 'days'>,
): WordingEvent[] => {
  const place = { slug, lang, at };
  const words = state.open[suggestion];
  const votes = (words?.voters.length ?? 0) + 1;
  const voted: WordingEvent = { type: 'suggestion.voted', suggestion, player, votes, ...place };
  if (words === undefined || votes < needed) return [voted];
  return [
    voted,
    { type: 'suggestion.accepted', suggestion, text: words.text, player: words.player, ...place },
  ];
};

export interface Suggesting extends Voting, Shipped {
  /** Of a suggestion that is new. */
  id: string;
  text: string;
}

/**
 * Words for a phrase. The same words of somebody else are voted for; other words of one's own that
 * are still open make room for these [decision 36].
 */
export const decideSuggest = (state: WordingState, suggesting: Suggesting): Decided => {
  const locked = lockedOf(state);
  if (locked !== undefined) return locked;
  const { id, player, text, source, shipped, slug, lang, at } = suggesting;
  const place = { slug, lang, at };
  const open = Object.entries(state.open);
  const [equal, words] = open.find(([, each]) => each.text === text) ?? [];
  if (equal !== undefined && words !== undefined) {
    if (words.player === player || words.voters.includes(player))
      return accept({}, { suggestion: equal });
    const refused = tooNewFor(state, suggesting);
    if (refused !== undefined) return refused;
    return accept({ wording: votedFor(state, equal, suggesting) }, { suggestion: equal });
  }
  const current = state.accepted.at(-1);
  if (current?.text === text) return accept({}, { suggestion: current.suggestion });
  const flaw = flawOf(slug, text, { source, stands: stands(state, shipped) });
  if (flaw !== undefined) return refuse(problem('suggestion-malformed', { flaw }));
  const own = open.filter(([, each]) => each.player === player).map(([each]) => each);
  if (open.length - own.length >= SUGGESTIONS_OPEN_MAX) return refuse(problem('suggestions-full'));
  const events: WordingEvent[] = [
    ...own.map((each) => ({
      type: 'suggestion.takenBack' as const,
      suggestion: each,
      player,
      ...place,
    })),
    { type: 'suggestion.made', suggestion: id, player, text, ...place },
  ];
  return accept({ wording: events }, { suggestion: id });
};

/** A second press takes the vote back; what stands by now needs no vote. */
export const decideUpvote = (
  state: WordingState,
  { suggestion, ...voting }: Voting & { suggestion: string },
): Decided => {
  const { player, slug, lang, at } = voting;
  const words = state.open[suggestion];
  if (words === undefined) {
    const isAccepted = state.accepted.some((each) => each.suggestion === suggestion);
    return isAccepted ? accept({}, { suggestion }) : refuse(problem('not-found'));
  }
  if (words.player === player) return refuse(problem('forbidden'));
  if (!words.voters.includes(player)) {
    const refused = lockedOf(state) ?? tooNewFor(state, voting);
    if (refused !== undefined) return refused;
    return accept({ wording: votedFor(state, suggestion, voting) }, { suggestion });
  }
  const votes = words.voters.length - 1;
  const place = { slug, lang, at };
  const event: WordingEvent = { type: 'suggestion.unvoted', suggestion, player, votes, ...place };
  return accept({ wording: [event] }, { suggestion });
};

/** One's own words, while they are open; without any nothing happens. */
export const decideTakeBack = (
  state: WordingState,
  { player, ...place }: Place & { player: string },
): Decision<{ wording: WordingEvent[] }, null> => {
  const own = Object.entries(state.open).filter(([, each]) => each.player === player);
  const events = own.map(
    ([suggestion]): WordingEvent => ({
      type: 'suggestion.takenBack',
      suggestion,
      player,
      ...place,
    }),
  );
  return accept({ wording: events }, null);
};

interface Judging extends Place {
  suggestion: string;
  /** Which operator. */
  by: string;
}

/** An operator makes them the words that stand. */
export const decideAccept = (
  state: WordingState,
  { suggestion, by, ...place }: Judging,
): Decision<{ wording: WordingEvent[] }, null> => {
  if (state.accepted.some((each) => each.suggestion === suggestion)) return accept({}, null);
  const words = state.open[suggestion];
  if (words === undefined) return refuse(problem('not-found'));
  const locked = lockedOf(state);
  if (locked !== undefined) return locked;
  const event: WordingEvent = {
    type: 'suggestion.accepted',
    suggestion,
    text: words.text,
    player: words.player,
    by,
    ...place,
  };
  return accept({ wording: [event] }, null);
};

/** An operator takes them away, with the reason; where they stood, those before them stand again. */
export const decideReject = (
  state: WordingState,
  { suggestion, by, why, shipped, ...place }: Judging & Pick<Shipped, 'shipped'> & { why: string },
): Decision<{ wording: WordingEvent[] }, null> => {
  if (state.rejected.includes(suggestion)) return accept({}, null);
  const isOpen = state.open[suggestion] !== undefined;
  const isAccepted = state.accepted.some((each) => each.suggestion === suggestion);
  if (!isOpen && !isAccepted) return refuse(problem('not-found'));
  const isCurrent = state.accepted.at(-1)?.suggestion === suggestion;
  const locked = lockedOf(state);
  if (isCurrent && locked !== undefined) return locked;
  const before = { ...state, accepted: state.accepted.slice(0, -1) };
  const event: WordingEvent = {
    type: 'suggestion.rejected',
    suggestion,
    by,
    why,
    ...(isCurrent && { stands: stands(before, shipped) }),
    ...place,
  };
  return accept({ wording: [event] }, null);
};

/** An operator’s own words, of a file: they stand at once, by the rules of every suggestion. */
export const decideWrite = (
  state: WordingState,
  {
    id,
    text,
    by,
    source,
    shipped,
    ...place
  }: Place & Shipped & { id: string; text: string; by: string },
): Decision<{ wording: WordingEvent[] }, null> => {
  const current = stands(state, shipped);
  if (text === current) return accept({}, null);
  const locked = lockedOf(state);
  if (locked !== undefined) return locked;
  const flaw = flawOf(place.slug, text, { source, stands: current });
  if (flaw !== undefined) return refuse(problem('suggestion-malformed', { flaw }));
  const event: WordingEvent = { type: 'suggestion.accepted', suggestion: id, text, by, ...place };
  return accept({ wording: [event] }, null);
};

interface Locking extends Place {
  /** Which member of staff. */
  by: string;
  why: string;
}

/** The words stay as they are from now on, whatever is open for them; why they do is everybody's to read. */
export const decideLock = (
  state: WordingState,
  locking: Locking,
): Decision<{ wording: WordingEvent[] }, null> =>
  state.lock?.why === locking.why
    ? accept({}, null)
    : accept({ wording: [{ type: 'wording.locked', ...locking }] }, null);

/** They may change again; what is not locked is left in silence. */
export const decideUnlock = (
  state: WordingState,
  locking: Locking,
): Decision<{ wording: WordingEvent[] }, null> =>
  state.lock === undefined
    ? accept({}, null)
    : accept({ wording: [{ type: 'wording.unlocked', ...locking }] }, null);
