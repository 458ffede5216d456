import { expect, test } from 'vitest';
import { VIEW_SAVE_MS } from '../../../contract/limits';
import { aUser } from '../../../contract/make/player';
import { aWorld, token, type World } from '../support/world';

const asksToSave = (world: World) => world.questions.some(({ port }) => port === 'viewChoice.save');
const written = (world: World) =>
  world.asked('storage.disk').heard.filter((command) => 'key' in command && command.key === 'view');

test('with a token the last choice is saved once, after a short delay', () => {
  const world = aWorld({ consent: true, stored: { token: token() } });
  world.asked('player.load').answer({ type: 'player.loaded', user: aUser() } as never);
  const choice = world.resident('viewChoice');
  expect(choice.getSnapshot().context.view).toBe('flag');
  choice.send({ type: 'viewChoice.choose', view: 'level' });
  choice.send({ type: 'viewChoice.choose', view: 'flag' });
  world.clock.increment(VIEW_SAVE_MS - 1);
  choice.send({ type: 'viewChoice.choose', view: 'level' });
  world.clock.increment(VIEW_SAVE_MS - 1);
  expect(asksToSave(world)).toBe(false);
  world.clock.increment(1);
  expect(world.asked('viewChoice.save').input).toEqual({ view: 'level' });
  world.asked('viewChoice.save').answer({ type: 'viewChoice.saved' });
  expect(choice.getSnapshot().value).toBe('settled');
  expect(world.asked('player.load')).toBeDefined();
});

test('without a token nothing is saved on the server', () => {
  const world = aWorld({ consent: true });
  world.resident('viewChoice').send({ type: 'viewChoice.choose', view: 'level' });
  world.clock.increment(10 * VIEW_SAVE_MS);
  expect(asksToSave(world)).toBe(false);
  expect(written(world)).toEqual([{ type: 'disk.write', key: 'view', value: 'level' }]);
});

test('without consent nothing is kept on the device', () => {
  const world = aWorld({ consent: false, stored: { token: token() } });
  world.resident('viewChoice').send({ type: 'viewChoice.choose', view: 'level' });
  // An earlier answer may have kept one.
  expect(written(world)).toEqual([{ type: 'disk.erase', key: 'view' }]);
});

test('a choice that did not arrive is taken back by what the account says', () => {
  const world = aWorld({ stored: { token: token() } });
  const choice = world.resident('viewChoice');
  choice.send({ type: 'viewChoice.choose', view: 'level' });
  world.clock.increment(VIEW_SAVE_MS);
  world.asked('viewChoice.save').answer({ type: 'port.failed', port: 'viewChoice.save' } as never);
  world.asked('player.load').answer({ type: 'player.loaded', user: aUser() } as never);
  expect(choice.getSnapshot().context.view).toBe('flag');
});
