import { expect, test } from 'vitest';
import { SELECTOR_ALL_MS, SELECTOR_FIRST_ITEMS } from '../../../contract/limits';
import { shownItems } from '../../../machines/control/selector.select';
import type { Controls } from '../../../machines/kit/controls';
import { aWorld } from '../support/world';

/** A dropdown of a world, mounted with this input, open. */
const given = (input: Controls['selector']) => {
  const world = aWorld();
  const mount = { type: 'stage.mount', key: 'country', control: 'selector', input };
  world.resident('stage').send(mount);
  const selector = world.resident('stage').getSnapshot().children.country;
  selector.send({ type: 'selector.open' });
  return { world, selector };
};

test('a search takes as many characters as it may, and searches from so many on [§5]', () => {
  const items = ['Chile', 'China', 'Mali'].map((text) => ({ text }));
  const { selector } = given({ value: '', maxLength: 4, minimum: 3 });
  const shown = (text: string) => {
    selector.send({ type: 'selector.search', text });
    return shownItems(selector.getSnapshot(), items).map((item) => item.text);
  };
  expect([shown('Ch'), shown('Chi'), shown('Chin')]).toEqual([
    ['Chile', 'China', 'Mali'],
    ['Chile', 'China'],
    ['China'],
  ]);
  expect([shown('Chinx'), selector.getSnapshot().context.search]).toEqual([['China'], 'Chin']);
  const { selector: usual } = given({ value: '' });
  usual.send({ type: 'selector.search', text: 'x'.repeat(61) });
  expect(usual.getSnapshot().context.search).toHaveLength(60);
});

test('a selector shows the first fifteen items, all after a second, and searches', () => {
  const { world, selector } = given({ value: '' });
  const items = Array.from({ length: 40 }, (_, index) => ({ text: `Item ${index}` }));
  const shown = () => shownItems(selector.getSnapshot(), items);
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
