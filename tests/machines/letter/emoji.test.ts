import { expect, test } from 'vitest';
import { aWorld } from '../support/world';

test('the emoji that did not load are asked for again by themselves', () => {
  const world = aWorld();
  const input = { language: 'en-US' };
  world.resident('stage').send({ type: 'stage.mount', key: 'emoji', control: 'emoji', input });
  const { emoji } = world.resident('stage').getSnapshot().children;
  emoji.send({ type: 'emoji.open' });
  world.asked('emoji.list').answer({ type: 'port.failed', port: 'emoji.list' } as never);
  world.resident('connection').send({ type: 'connection.found' });
  expect(emoji.getSnapshot().value).toEqual({ open: 'loading' });
});
