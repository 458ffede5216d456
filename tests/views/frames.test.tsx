import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aUser } from '../../contract/make/player';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { Frames } from '../../src/views/player/Frames';
import { aWorld, token } from '../machines/support/world';

afterEach(cleanup);

test('what a level unlocks is shown, and what is to come beside it', () => {
  const world = aWorld({ stored: { token: token() } });
  const user = aUser({ level: 5 });
  world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  render(
    <RootHouse root={world.app as AppActor}>
      <Frames />
    </RootHouse>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Level 2Unlocked',
    'Level 4Unlocked',
    'Level 6To come',
    'Level 8To come',
    'Level 10To come',
  ]);
  world.app.stop();
});
