import { aScratchedSet, aScratcher } from '../../contract/make/scratcher';
import type { ScratchedSet, Scratcher, ScratcherCounters } from '../../contract/scratcher';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { ScratchedWords } from './scratched.words';
import type { ScratcherContext } from './scratcher.machine';
import type { ScratcherChanged, ScratchersWords } from './scratchers.words';

/** Two neon cards and one of the river. */
export const scratcherCounters = (given: Partial<ScratcherCounters> = {}): ScratcherCounters => ({
  neon: 2,
  lanterns: 1,
  zodiac: 0,
  ...given,
});

/** As many sets of neon cards, the newest first. */
export const scratchersOf = (count: number, given: Partial<Scratcher> = {}): Scratcher[] =>
  Array.from({ length: count }, (_, index) =>
    aScratcher({
      _id: `scratcher_${String(index).padStart(4, '0')}`,
      amount: (index % 3) + 1,
      createdAt: `2026-11-20T${String(23 - (index % 24)).padStart(2, '0')}:00:00.000Z`,
      ...given,
    }),
  );

/** The hub tells of cards that came after those. */
export const aScratcherChanged = (given: Partial<ScratcherChanged> = {}): ScratcherChanged => ({
  type: 'scratcher.changed',
  id: 'scratcher_9999',
  scratcher: aScratcher({ _id: 'scratcher_9999', createdAt: '2026-11-21T18:00:00.000Z' }),
  counters: scratcherCounters({ neon: 5 }),
  ...given,
});

/** Two sets of neon cards. */
export const aScratcherList = (
  given: Partial<ListContext<ScratchersWords>> = {},
): ListContext<ScratchersWords> => ({
  ...aList({ family: 'neon' as const }, scratchersOf(2)),
  kept: [],
  sold: undefined,
  ...given,
});

/** As many sets of neon cards that were scratched. */
export const scratchedOf = (count: number): ScratchedSet[] =>
  scratchersOf(count).map(({ _id, createdAt }) => aScratchedSet({ _id, createdAt }));

/** Two sets of neon cards that were scratched. */
export const aScratchedList = (
  given: Partial<ListContext<ScratchedWords>> = {},
): ListContext<ScratchedWords> => ({
  ...aList({ family: 'neon' as const }, scratchedOf(2)),
  ...given,
});

/** Three cards, none of them at hand, unless it says otherwise. */
export const aScratcherAt = (given: Partial<ScratcherContext> = {}): ScratcherContext => ({
  scratcher: aScratcher(),
  cards: [],
  byHand: false,
  all: false,
  problem: undefined,
  ...given,
});
