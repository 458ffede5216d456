import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RootHouse } from '../../src/app/HouseProvider';
import { Modals } from '../../src/views/modal/Modals';
import { aWorld } from '../machines/support/world';

afterEach(cleanup);

test('Ctrl+K begins to translate the page, and ends it', () => {
  const world = aWorld();
  const { container } = render(
    <RootHouse root={world.app}>
      <Modals />
    </RootHouse>,
  );
  const isOn = () => world.resident('translating').getSnapshot().matches('on');
  const press = (keys: object) => fireEvent.keyDown(container, keys);
  // Where the browser would search, it does not.
  expect(press({ key: 'K', ctrlKey: true })).toBe(false);
  expect(isOn()).toBe(true);
  press({ key: 'k' });
  expect(isOn()).toBe(true);
  press({ key: 'k', metaKey: true });
  expect(isOn()).toBe(false);
  world.app.stop();
});
