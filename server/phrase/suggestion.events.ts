import { phrasesRoom, type WordingLock } from '../../contract/suggestion';
import type { StreamKind } from '../store/stream';

interface Phrase {
  slug: string;
  lang: string;
  at: string;
}
interface Subject extends Phrase {
  suggestion: string;
}

/** The words stay as they are, or may change again; `by` is a member of staff [decision 182]. */
export type LockEvent = Phrase & {
  type: 'wording.locked' | 'wording.unlocked';
  by: string;
  why: string;
};

/** What becomes of the words of one phrase in one language. */
export type WordingEvent =
  | LockEvent
  | (Subject & { type: 'suggestion.made'; player: string; text: string })
  | (Subject & {
      type: 'suggestion.voted' | 'suggestion.unvoted';
      player: string;
      /** After it. */
      votes: number;
    })
  | (Subject & { type: 'suggestion.takenBack'; player: string })
  /**
   * They stand from now on. `by` names an operator; absent where votes did it. `player` made them;
   * absent in what is older than rewards, and where nobody is left who did.
   */
  | (Subject & { type: 'suggestion.accepted'; text: string; by?: string; player?: string })
  /** They do not, or no longer: then `stands` are the words from now on. */
  | (Subject & { type: 'suggestion.rejected'; by: string; why: string; stands?: string });

export interface Words {
  player: string;
  text: string;
}

export interface WordingState {
  open: Readonly<Record<string, Words & { voters: readonly string[] }>>;
  /** Those that stood or stand, the newest last, and no more than can be gone back to. */
  accepted: readonly (Words & { suggestion: string })[];
  rejected: readonly string[];
  /** Why the words stay as they are; absent where they may change. */
  lock?: WordingLock;
}

/** So many are remembered of one phrase. */
const REMEMBERED = 20;

const without = <Value>(all: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== id));

/** What was done to a suggestion, not to the phrase. */
export const isOfSuggestion = (event: WordingEvent): event is Exclude<WordingEvent, LockEvent> =>
  event.type !== 'wording.locked' && event.type !== 'wording.unlocked';

const evolve = (state: WordingState, event: WordingEvent): WordingState => {
  if (!isOfSuggestion(event)) {
    const { lock: _, ...rest } = state;
    const { type, why, at } = event;
    return type === 'wording.locked' ? { ...rest, lock: { why, at } } : rest;
  }
  const { suggestion } = event;
  const words = state.open[suggestion];
  switch (event.type) {
    case 'suggestion.made': {
      const { player, text } = event;
      return { ...state, open: { ...state.open, [suggestion]: { player, text, voters: [] } } };
    }
    case 'suggestion.voted':
    case 'suggestion.unvoted': {
      if (words === undefined) return state;
      const others = words.voters.filter((voter) => voter !== event.player);
      const voters = event.type === 'suggestion.voted' ? [...others, event.player] : others;
      return { ...state, open: { ...state.open, [suggestion]: { ...words, voters } } };
    }
    case 'suggestion.takenBack':
      return { ...state, open: without(state.open, suggestion) };
    case 'suggestion.accepted': {
      const player = words?.player ?? '';
      const accepted = [...state.accepted, { suggestion, player, text: event.text }];
      return {
        ...state,
        open: without(state.open, suggestion),
        accepted: accepted.slice(-REMEMBERED),
      };
    }
    case 'suggestion.rejected':
      return {
        ...state,
        open: without(state.open, suggestion),
        accepted: state.accepted.filter((each) => each.suggestion !== suggestion),
        rejected: [...state.rejected, suggestion].slice(-REMEMBERED),
      };
  }
};

/** The words that stand from an event on; undefined where they stay. */
const standing = (event: WordingEvent): string | undefined => {
  if (event.type === 'suggestion.accepted') return event.text;
  return event.type === 'suggestion.rejected' ? event.stands : undefined;
};

/** The words of a phrase in a language: `wording:<lang>/<slug>`. */
export const wordingKind: StreamKind<WordingState, WordingEvent> = {
  name: 'wording',
  initial: { open: {}, accepted: [], rejected: [] },
  evolve,
  facts: (_, event) => {
    const text = standing(event);
    if (text === undefined) return [];
    const { slug, lang } = event;
    const body = { language: lang, slug, text };
    return [{ audience: `room:${phrasesRoom(lang)}`, handler: 'phrase', body }];
  },
};

export const wordingOf = (lang: string, slug: string): string => `${lang}/${slug}`;
