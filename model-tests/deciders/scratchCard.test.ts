import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { scratchCardLifecycle } from '../../contract/lifecycles';
import { aScratchCard, aScratcher } from '../../contract/make/scratcher';
import { scratcherMachine } from '../../machines/scratcher/scratcher.machine';
import { decideAccept, decideBuy, decideScratch } from '../../server/scratcher/scratcher.decider';
import {
  type ScratcherEvent,
  type ScratcherState,
  scratcherKind,
} from '../../server/scratcher/scratcher.events';
import { ann, inside, laws } from '../../tests/support/gate';
import { ANN, NOW as at, purse } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';
import { silent } from '../support/silent';

const id = 'scratcher_0001';
const wallet = purse({ COINS: 1_000 });
const entrant = { ...ann, game: 'neon-nights', currency: 'COINS', at };
const order = { id, player: ANN, typeId: 'neon-nights', commits: ['c0'], entrant, laws };

/** A config of one card, which wins or does not. */
const card = (
  prize: number,
): Subject<ScratcherState, 'grant' | 'scratch' | 'accept', ScratcherEvent> => ({
  initial: scratcherKind.initial,
  stepOf: ({ granted, cards: [one] }) => {
    if (granted === undefined) return 'none';
    if (one === undefined) return 'covered';
    if (one.prize === 0) return 'lost';
    return one.collected ? 'collected' : 'scratched';
  },
  decide: {
    grant: (scratcher) => decideBuy({ scratcher, wallet, ...inside }, order),
    scratch: (scratcher) =>
      decideScratch(scratcher, {
        player: ANN,
        all: false,
        faceOf: () => ({ cells: [], prize }),
        at,
      }),
    accept: (scratcher) => decideAccept({ scratcher, wallet }, { id, player: ANN, card: 0, at }),
  },
  eventsOf: ({ scratcher: events = [] }: { scratcher?: ScratcherEvent[] }) => events,
  evolve: scratcherKind.evolve,
});

test('a scratch card takes exactly the steps of its table', () => {
  proveRefinement(scratchCardLifecycle, [card(100), card(0)]);
});

test('the client scratches and collects only where the table takes it', () => {
  const waiting = aScratcher({
    amount: 1,
    scratched: 1,
    uncollected: 1,
    waiting: [aScratchCard()],
  });
  const taken = [aScratcher({ amount: 1 }), waiting, aScratcher({ amount: 1, scratched: 1 })].map(
    (scratcher) => {
      const actor = createActor(silent(scratcherMachine), { input: { scratcher } }).start();
      const snapshot = actor.getSnapshot();
      actor.stop();
      return [
        snapshot.value,
        snapshot.can({ type: 'scratcher.scratch' }),
        snapshot.can({ type: 'scratcher.accept' }),
      ];
    },
  );
  expect(taken).toEqual([
    ['covered', true, false],
    ['won', false, true],
    ['used', false, false],
  ]);
});
