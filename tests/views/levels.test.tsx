import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aUser } from '../../contract/make/player';
import type { User } from '../../contract/player';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { Levels } from '../../src/views/player/Levels';
import { aWorld, token } from '../machines/support/world';

afterEach(cleanup);

const draw = (user: User) => {
  const world = aWorld({ stored: { token: token() } });
  world.asked('player.load').answer({ type: 'player.loaded', user } as never);
  render(
    <RootHouse root={world.app as AppActor}>
      <Levels />
    </RootHouse>,
  );
  const bar = screen.getByRole('progressbar');
  const seen = [
    screen
      .getAllByRole('listitem')
      .findIndex((each) => each.getAttribute('aria-current') === 'step') + 1,
    bar.getAttribute('aria-valuenow'),
    bar.getAttribute('aria-valuetext'),
  ];
  cleanup();
  world.app.stop();
  return seen;
};

test('with no amount left to earn it says that the highest level is reached [§4 Level progress]', () => {
  const { nextLevelCoinToEarn: _next, ...highest } = aUser({ level: 14, perc: 3 });
  expect(draw(aUser())).toEqual([1, '25', '250 of 1,000 coins']);
  expect(draw(highest)).toEqual([10, '100', 'Max level reached']);
});
