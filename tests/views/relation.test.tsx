import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aRelation } from '../../contract/make/relation';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { Modals } from '../../src/views/modal/Modals';
import { aWorld, token, type World } from '../machines/support/world';

const playerId = 'player_bob1';
let world: World;

afterEach(() => {
  cleanup();
  world.app.stop();
});

test('who confirms a block while another step is in flight loses no press', async () => {
  world = aWorld({ stored: { token: token() } });
  world.resident('relations').send({
    type: 'relations.told',
    people: [{ playerId, relation: aRelation() }],
  });
  const bob = world.resident('relations').getSnapshot().children[`relation:${playerId}`];
  bob.send({ type: 'relation.follow' });
  world.resident('modals').send({
    type: 'modals.open',
    name: 'askBlock',
    size: 'small',
    values: { playerId, username: 'Bob' },
  });
  render(
    <RootHouse root={world.app as AppActor}>
      <Modals />
    </RootHouse>,
  );
  const block = await screen.findByRole('button', { name: 'Block' });
  fireEvent.click(block);
  expect(block.getAttribute('aria-busy')).toBe('true');
  expect(world.resident('modals').getSnapshot().matches('shown')).toBe(true);
  act(() =>
    world.asked('relation.change').answer({
      type: 'relation.saved',
      relation: aRelation({ following: true }),
    } as never),
  );
  // A busy machine may draw the answer a moment later.
  await waitFor(() => expect(block.getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(block);
  expect(world.asked('relation.change').input).toEqual({ playerId, command: 'block' });
  expect(world.resident('modals').getSnapshot().matches('shown')).toBe(false);
});
