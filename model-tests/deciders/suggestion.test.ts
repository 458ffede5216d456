import { test } from 'vitest';
import { type SuggestionCommand, suggestionLifecycle } from '../../contract/lifecycles';
import { problem } from '../../contract/problems';
import {
  decideAccept,
  decideReject,
  decideSuggest,
  decideTakeBack,
  decideUpvote,
} from '../../server/phrase/suggestion.decider';
import {
  type WordingEvent,
  type WordingState,
  wordingKind,
} from '../../server/phrase/suggestion.events';
import { refuse } from '../../server/store/decision';
import { proveRefinement, type Subject } from '../support/refine';

const place = { slug: 'Nav.Games', lang: 'de', at: '2026-11-20T20:00:00.000Z' };
const joined = '2026-01-01T20:00:00.000Z';
const words = { source: 'Games', shipped: 'Spiele' };
const judging = { ...place, suggestion: 's1', by: 'operator ada' };

/** Ann's words, which Bob votes for and Ada judges. */
const subject: Subject<WordingState, SuggestionCommand, WordingEvent> = {
  initial: wordingKind.initial,
  stepOf: ({ open, accepted, rejected }) => {
    if (open['s1'] !== undefined) return 'open';
    if (accepted.some(({ suggestion }) => suggestion === 's1')) return 'accepted';
    return rejected.includes('s1') ? 'rejected' : 'none';
  },
  decide: {
    suggest: (state) =>
      state.rejected.includes('s1')
        ? // Words that are written anew have an id of their own.
          refuse(problem('not-found'))
        : decideSuggest(state, {
            ...place,
            ...words,
            joined,
            id: 's1',
            player: 'ann',
            text: 'Buden',
          }),
    upvote: (state) => decideUpvote(state, { ...place, joined, suggestion: 's1', player: 'bob' }),
    'take back': (state) => decideTakeBack(state, { ...place, player: 'ann' }),
    accept: (state) => decideAccept(state, judging),
    reject: (state) => decideReject(state, { ...judging, shipped: words.shipped, why: 'rude' }),
  },
  eventsOf: ({ wording = [] }: { wording?: WordingEvent[] }) => wording,
  evolve: wordingKind.evolve,
};

test('suggestion: the decider takes exactly the commands of its table', () => {
  proveRefinement(suggestionLifecycle, [subject]);
});
