import { expect, test } from 'vitest';
import {
  aCollectedCard,
  aLostCard,
  aScratchCard,
  aScratcher,
} from '../../../contract/make/scratcher';
import type { Scratcher } from '../../../contract/scratcher';
import { scratcherActor } from '../../../machines/scratcher/scratchers.select';
import { aWorld } from '../support/world';

/** A house whose list holds this set; its actor, and what its ports are asked. */
const holding = (scratcher: Scratcher) => {
  const world = aWorld({ token: 'a token', to: '/scratchers/neon' } as never);
  const list = () => world.resident('scratchers');
  list().send({ type: 'list.visit', query: { family: 'neon' } });
  world
    .asked('scratchers.list')
    .answer({ type: 'list.listed', items: [scratcher], total: 1 } as never);
  const actor = () => {
    const found = scratcherActor(list().getSnapshot(), scratcher._id);
    if (found === undefined) throw new Error('There is no such set');
    return found;
  };
  return { world, list, actor };
};
const last = aScratcher({ amount: 1 });
const used = aScratcher({ amount: 1, scratched: 1 });
const counters = { neon: 0, lanterns: 0, zodiac: 0 };

test('the hub does not take the last card from under the player’s hands', () => {
  const { world, list, actor } = holding(last);
  actor().send({ type: 'scratcher.scratch' });
  // The message is there before the answer.
  list().send({ type: 'scratcher.changed', id: last._id, scratcher: undefined, counters });
  expect(list().getSnapshot().context.list.items).toHaveLength(1);
  world
    .asked('scratcher.scratch')
    .answer({ type: 'scratcher.scratched', cards: [aLostCard()], scratcher: used } as never);
  expect(actor().getSnapshot().value).toBe('lost');
  actor().send({ type: 'scratcher.next' });
  expect(list().getSnapshot().context.list.items).toEqual([]);
});

test('what the hub tells of the set while its card is on the way leaves foil and number as they are', () => {
  const { world, list, actor } = holding(aScratcher());
  actor().send({ type: 'scratcher.scratch', byHand: true });
  const told = aScratcher({ scratched: 1, uncollected: 1, waiting: [aScratchCard()] });
  list().send({ type: 'scratcher.changed', id: told._id, scratcher: told, counters });
  expect(actor().getSnapshot().context.scratcher.scratched).toBe(0);
  world
    .asked('scratcher.scratch')
    .answer({ type: 'scratcher.scratched', cards: [aScratchCard()], scratcher: told } as never);
  expect(actor().getSnapshot().value).toBe('uncovering');
});

test('a foil that is off before the answer shows the card at once', () => {
  const { world, actor } = holding(last);
  actor().send({ type: 'scratcher.scratch', byHand: true });
  actor().send({ type: 'scratcher.uncover' });
  world
    .asked('scratcher.scratch')
    .answer({ type: 'scratcher.scratched', cards: [aLostCard()], scratcher: used } as never);
  expect(actor().getSnapshot().value).toBe('lost');
});

test('a prize that was not collected is collected by its card, several by their set', () => {
  const cards = [aScratchCard(), aScratchCard({ _id: 'scratcher_0001-1' })];
  const asked = [cards.slice(0, 1), cards].map((waiting) => {
    const { world, actor } = holding(
      aScratcher({ scratched: waiting.length, uncollected: waiting.length, waiting }),
    );
    expect(actor().getSnapshot().value).toBe('won');
    actor().send({ type: 'scratcher.accept' });
    const question = world.asked('scratcher.accept');
    question.answer({
      type: 'scratcher.collected',
      cards: waiting.map(({ _id }) => aCollectedCard({ _id })),
      scratcher: aScratcher({ scratched: waiting.length }),
    } as never);
    expect(actor().getSnapshot().value).toBe('collected');
    actor().send({ type: 'scratcher.next' });
    expect(actor().getSnapshot().value).toBe('covered');
    return question.input;
  });
  expect(asked).toEqual([{ scratchId: 'scratcher_0001-0' }, { scratchId: 'scratcher_0001' }]);
});
