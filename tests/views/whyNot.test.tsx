import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aJurisdiction } from '../../contract/make/country';
import { aGame } from '../../contract/make/game';
import { aUser } from '../../contract/make/player';
import type { AppActor } from '../../machines/app/app.machine';
import { RootHouse } from '../../src/app/HouseProvider';
import { GamePage } from '../../src/views/game/GamePage';
import { Modals } from '../../src/views/modal/Modals';
import { PlayModeSwitch } from '../../src/views/play/PlayModeSwitch';
import { Refused } from '../../src/views/play/Refused';
import { aWorld, token, type World } from '../machines/support/world';

afterEach(cleanup);

const answer = (world: World, port: Parameters<World['asked']>[0], fact: object) =>
  act(() => world.asked(port).answer(fact as never));

/** A member of this age, or of none, at a place that asks for 18 years. */
const atGame = (age: number | undefined, stored: object = {}) => {
  const world = aWorld({ to: '/games/lucky-wheel', stored: { token: token(), ...stored } });
  const { age: _age, ...ageless } = aUser();
  render(
    <RootHouse root={world.app as AppActor}>
      <GamePage />
      <Modals />
    </RootHouse>,
  );
  answer(world, 'jurisdictions.load', {
    type: 'jurisdictions.loaded',
    jurisdictions: [aJurisdiction({ simulatedGamblingAgeRestriction: 18 })],
  });
  answer(world, 'player.load', {
    type: 'player.loaded',
    user: { ...ageless, ...(age !== undefined && { age }) },
  });
  answer(world, 'game.load', { type: 'game.loaded', game: aGame() });
  return world;
};
const why = () => screen.queryByRole('heading', { name: 'Why can’t I play?' });

test('why not is said of the chosen mode alone', () => {
  const world = atGame(undefined);
  expect(why()).toBe(null);
  act(() => world.resident('playMode').send({ type: 'playMode.choose', mode: 'coins' }));
  expect(why()).not.toBe(null);
});

test('the date of birth is asked for beside the refusal', async () => {
  atGame(undefined, { playMode: 'coins' });
  expect(await screen.findByLabelText('Date of birth')).toBeDefined();
  expect(screen.getByText('Add your birth date to use your coins')).toBeDefined();
});

test('play for fun is no button to press for whom the place is too early', () => {
  atGame(16);
  expect(screen.queryByRole('link', { name: 'Play for fun' })).toBe(null);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Play for fun' });
  expect(button.disabled).toBe(true);
});

test('a press on a mode that is refused opens what to do about it, an arrow key passes over it', async () => {
  const world = atGame(undefined);
  const coins = screen.getByRole('radio', { name: /^Coins/ });
  fireEvent.click(coins, { detail: 0 });
  expect(world.resident('modals').getSnapshot().context.stack).toEqual([]);
  fireEvent.click(coins, { detail: 1 });
  expect(await screen.findByText('Add your birth date to use your coins')).toBeDefined();
});

test('what was refused for fun is not offered for fun', () => {
  const world = atGame(undefined);
  render(
    <RootHouse root={world.app as AppActor}>
      <PlayModeSwitch />
      <Refused />
    </RootHouse>,
  );
  const refuse = (currency: string) => {
    act(() =>
      world
        .resident('play')
        .send({ type: 'playMode.decided', gameId: `game_${currency}`, currency }),
    );
    answer(world, 'play.launch', {
      type: 'play.refused',
      problem: { code: 'play-refused', title: 'Refused', status: 403, params: {} },
    });
  };
  refuse('COINS');
  expect(screen.queryByRole('button', { name: 'Play for fun' })).not.toBe(null);
  refuse('FUN');
  expect(screen.queryByRole('button', { name: 'Play for fun' })).toBe(null);
});
