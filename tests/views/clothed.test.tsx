import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clothTable } from '../../contract/cloth.rules';
import { aUser } from '../../contract/make/player';
import type { User } from '../../contract/player';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { Cabinet } from '../../src/games/table/Cabinet';
import { Clothed } from '../../src/views/cloth/Clothed';
import { aWorld, token } from '../machines/support/world';

afterEach(cleanup);

const front = (user: User): string[] => {
  const world = aWorld({ stored: { token: token() } });
  world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  render(
    <RootHouse root={world.app as AppActor}>
      <Clothed>
        <Cabinet name="Wheel" palette={['#000001', '#000002', '#000003']} lit={false}>
          {null}
        </Cabinet>
      </Clothed>
    </RootHouse>,
  );
  const { style } = screen.getByRole('region', { name: 'Wheel' });
  world.app.stop();
  return ['top', 'middle', 'bottom'].map((part) => style.getPropertyValue(`--front-${part}`));
};

test('a table has the colours of its title, or those of the cloth that its player chose', () => {
  expect(front(aUser())).toEqual(['#000001', '#000002', '#000003']);
  cleanup();
  expect(front(aUser({ cloth: 'ice', cloths: ['ice'] }))).toEqual([...clothTable.ice.front]);
});
