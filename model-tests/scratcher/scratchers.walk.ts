import { PAGE_MAX, SCRATCHERS_PAGE } from '../../contract/limits';
import { aCollectedCard, aLostCard, aScratchCard, aScratcher } from '../../contract/make/scratcher';
import { problem } from '../../contract/problems';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import type { scratchedMachine } from '../../machines/scratcher/scratched.machine';
import type { ScratchedWords } from '../../machines/scratcher/scratched.words';
import { scratcherMachine } from '../../machines/scratcher/scratcher.machine';
import type { scratchersMachine } from '../../machines/scratcher/scratchers.machine';
import {
  aScratcherChanged,
  scratchedOf,
  scratchersOf,
} from '../../machines/scratcher/scratchers.sample';
import type { ScratchersWords } from '../../machines/scratcher/scratchers.words';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const waiting = aScratcher({ scratched: 1, uncollected: 1, waiting: [aScratchCard()] });
const begun = aScratcher({ scratched: 1 });
const used = aScratcher({ scratched: 3 });
const lost = [aLostCard()];
const won = [aScratchCard()];
const both = [aScratchCard(), aLostCard({ _id: 'scratcher_0001-1' })];

export const scratcherWalk = walk({
  machine: silent(scratcherMachine),
  inputs: [{ scratcher: aScratcher() }, { scratcher: waiting }],
  events: [
    { type: 'scratcher.scratch', byHand: true },
    { type: 'scratcher.scratch' },
    { type: 'scratcher.scratch', all: true },
    { type: 'scratcher.uncover' },
    { type: 'scratcher.accept' },
    { type: 'scratcher.next' },
    { type: 'scratcher.told', scratcher: waiting },
    { type: 'scratcher.told', scratcher: begun },
    { type: 'scratcher.scratched', cards: won, scratcher: waiting },
    { type: 'scratcher.scratched', cards: lost, scratcher: begun },
    { type: 'scratcher.scratched', cards: both, scratcher: { ...waiting, scratched: 3 } },
    { type: 'scratcher.collected', cards: [aCollectedCard()], scratcher: used },
    { type: 'scratcher.refused', problem: problem('step-illegal') },
    { type: 'port.failed', port: 'scratcher.scratch' },
    { type: 'port.failed', port: 'scratcher.accept' },
  ],
  // The answer of a port that is not asked.
  offers: (event, { value }) =>
    event.type !== 'port.failed' ||
    (value === 'scratching') === (event.port === 'scratcher.scratch'),
  view: ({ context: { cards, byHand, all, scratcher, problem: why } }) => [
    cards.length,
    byHand,
    all,
    scratcher.scratched,
    scratcher.uncollected,
    why?.code,
  ],
});

const actors = wholeApp(silentAdapters).implementations.actors;

export const scratchersWalk = listWalk<ScratchersWords>(
  // Its cards need silent ports as well.
  actors.scratchers as typeof scratchersMachine,
  {
    queries: [{ family: 'neon' }, { family: 'zodiac' }],
    items: scratchersOf,
    page: SCRATCHERS_PAGE,
    max: PAGE_MAX,
    events: [
      shownAt('/scratchers/neon'),
      { type: 'scratchers.begun', id: 'scratcher_0000' },
      { type: 'scratchers.done', id: 'scratcher_0000' },
      { type: 'scratchers.outdated' },
      { type: 'hub.skipped' },
    ],
    brought: [
      aScratcherChanged(),
      aScratcherChanged({ scratcher: undefined }),
      aScratcherChanged({
        id: 'scratcher_8888',
        scratcher: aScratcher({ _id: 'scratcher_8888', createdAt: '2026-11-01T18:00:00.000Z' }),
      }),
    ],
    offers: ({ type }, { context }) => type !== 'scratchers.begun' || context.kept.length === 0,
  },
);

export const scratchedWalk = listWalk<ScratchedWords>(actors.scratched as typeof scratchedMachine, {
  queries: [{ family: 'neon' }, { family: 'zodiac' }],
  items: scratchedOf,
  page: SCRATCHERS_PAGE,
  max: PAGE_MAX,
  events: [
    shownAt('/scratchers/neon'),
    aScratcherChanged(),
    { type: 'scratchers.outdated' },
    { type: 'hub.skipped' },
  ],
});
