import { expect, test } from 'vitest';
import { SELECTOR_ALL_MS, SELECTOR_FIRST_ITEMS } from '../../../contract/limits';
import { shownItems } from '../../../machines/control/selector.select';
import { aWorld } from '../support/world';

test('a selector shows the first fifteen items, all after a second, and searches', () => {
  const world = aWorld();
  const mount = { type: 'stage.mount', key: 'country', control: 'selector', input: { value: '' } };
  world.resident('stage').send(mount);
  const selector = world.resident('stage').getSnapshot().children.country;
  const items = Array.from({ length: 40 }, (_, index) => ({ text: `Item ${index}` }));
  const shown = () => shownItems(selector.getSnapshot(), items);
  selector.send({ type: 'selector.open' });
  expect(shown()).toHaveLength(SELECTOR_FIRST_ITEMS);
  world.clock.increment(SELECTOR_ALL_MS);
  expect(shown()).toHaveLength(40);
  selector.send({ type: 'selector.search', text: 'ITEM 39' });
  expect(shown()).toEqual([{ text: 'Item 39' }]);
  selector.send({ type: 'selector.choose', value: 'Item 39' });
  expect(selector.getSnapshot()).toMatchObject({
    value: 'closed',
    context: { value: 'Item 39', search: '' },
  });
});
