import { expect, test } from 'vitest';
import { aWorld, token } from '../support/world';

test('a dialog of the player’s is gone with the player, on a page that stays', () => {
  const world = aWorld({ to: '/', stored: { token: token() } });
  const modals = world.resident('modals');
  const values = { playerId: 'player_bob1', username: 'bob' };
  modals.send({ type: 'modals.open', name: 'askBlock', size: 'small', values });
  world.resident('session').send({ type: 'session.signOut' });
  expect(modals.getSnapshot()).toMatchObject({ value: 'none', context: { stack: [] } });
});
