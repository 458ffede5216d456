import { type AnyStateMachine, type EventFrom, matchesState, type StateValue } from 'xstate';
import { someFreeSpins } from '../../contract/make/spin';
import { giftCounterMachine } from '../../machines/gift/giftCounter.machine';
import { aGiftChanged } from '../../machines/gift/gifts.sample';
import { letterCounterMachine } from '../../machines/letter/letterCounter.machine';
import { aLetterChanged, letterCounters } from '../../machines/letter/letters.sample';
import { aRelationChanged } from '../../machines/relation/relation.sample';
import { relationCounterMachine } from '../../machines/relation/relationCounter.machine';
import { relationCounts } from '../../machines/relation/relations.sample';
import { scratcherCounterMachine } from '../../machines/scratcher/scratcherCounter.machine';
import { aScratcherChanged, scratcherCounters } from '../../machines/scratcher/scratchers.sample';
import { spinsMachine } from '../../machines/spin/spins.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

/** A counter walked through what every one hears, and its own facts. */
const counter = <Machine extends AnyStateMachine>(
  machine: Machine,
  port: string,
  count: unknown,
  facts: readonly EventFrom<Machine>[],
  /** A list tells it its number as well, whenever that one has loaded. */
  isTold = false,
) =>
  walk({
    machine: silent(machine),
    inputs: [undefined] as never,
    events: [
      { type: 'session.opened' },
      { type: 'session.closed' },
      { type: 'counter.counted', count },
      { type: 'hub.skipped' },
      { type: 'hub.listening' },
      { type: 'connection.found' },
      { type: 'player.changed', changed: ['favorites'] },
      { type: 'port.failed', port },
      ...facts,
    ] as EventFrom<Machine>[],
    // The answer of a port that is not asked yet.
    offers: ({ type }: { type: string }, { value }: { value: StateValue }) =>
      isTold || type !== 'counter.counted' || !matchesState({ present: 'awaiting' }, value),
    view: ({ context }) => context as unknown,
  });

export const giftCounterWalk = counter(giftCounterMachine, 'gifts.count', 1, [
  aGiftChanged({ unseen: 1 }),
  { type: 'gifts.promised', id: 'gift_0001' },
  { type: 'gifts.takenBack', id: 'gift_0001' },
  { type: 'gifts.outdated' },
]);
export const letterCounterWalk = counter(letterCounterMachine, 'letters.count', letterCounters(), [
  aLetterChanged(),
  { type: 'letters.outdated' },
]);
export const scratcherCounterWalk = counter(
  scratcherCounterMachine,
  'scratchers.count',
  scratcherCounters(),
  [aScratcherChanged(), { type: 'scratchers.outdated' }],
);
export const spinsWalk = counter(
  spinsMachine,
  'spins.list',
  [someFreeSpins()],
  [{ type: 'spins.changed', spins: [someFreeSpins({ left: 4 })] }],
);
export const relationCounterWalk = counter(
  relationCounterMachine,
  'relations.count',
  relationCounts(),
  [aRelationChanged()],
  true,
);
