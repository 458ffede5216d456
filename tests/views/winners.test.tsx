import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aToken } from '../../contract/make/token';
import { aWinner } from '../../contract/make/winner';
import type { AppActor } from '../../machines/app/app.machine';
import { HouseProvider, RootHouse } from '../../src/app/HouseProvider';
import { WinnerRows } from '../../src/views/winner/WinnerRows';
import { Winners } from '../../src/views/winner/Winners';
import { aWorld } from '../machines/support/world';
import { silentHouse } from './house';

afterEach(cleanup);

const { game: _game, gameId: _gameId, ...won } = aWinner();
const scratched = { ...won, typeId: 'neon-5' };
const ranked = { ...won, tournament: { _id: 'tournament_0001', name: 'Friday Wheel' } };
const recurring = {
  ...ranked,
  tournament: { ...ranked.tournament, templateId: 'daily-sprint' },
};

const draw = (given: Parameters<typeof silentHouse>[0], winner: object, smooth = false) =>
  render(
    <HouseProvider value={silentHouse(given)}>
      <ul>
        <WinnerRows winners={[winner as never]} says="Home.won" smooth={smooth} />
      </ul>
    </HouseProvider>,
  );
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.dataset.scroll,
      link.className.includes('plain'),
    ]);

test('a scratch card leads to its family, a tournament and a game to their pages', () => {
  const member = { stored: { token: aToken() } };
  const seen = [scratched, ranked, aWinner()].map((winner) => {
    const { unmount } = draw(member, winner);
    const [, subject] = links();
    unmount();
    return subject?.[1];
  });
  expect(seen).toEqual(['/scratchers/neon', '/tournaments/tournament_0001', '/games/lucky-wheel']);
});

test('a tournament bears its own name, a recurring one its phrase', () => {
  const said = [ranked, recurring].map((winner) => {
    const { unmount } = draw({}, winner);
    const name = links()[1]?.[0];
    unmount();
    return name;
  });
  expect(said).toEqual(['Friday Wheel', 'daily-sprint']);
});

test('a visitor sees plain text that leads there all the same; a member a link', () => {
  draw({}, scratched);
  expect(links()[1]?.slice(1)).toEqual(['/scratchers/neon', null, undefined, true]);
});

test('coin winners glide to the top; under /games/ a profile opens in a new tab', () => {
  draw({ to: '/games/lucky-wheel', stored: { token: aToken() } }, aWinner(), true);
  expect(links().map((link) => link.slice(1, 4))).toEqual([
    ['/profile/player_bob1', '_blank', undefined],
    ['/games/lucky-wheel', null, 'smooth'],
  ]);
});

test('a winner without an id is a name and a face, and neither leads anywhere', () => {
  const { playerId: _playerId, ...nameOnly } = aWinner();
  draw({ stored: { token: aToken() } }, nameOnly);
  expect(links().map(([, href]) => href)).toEqual(['/games/lucky-wheel']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('bob').tagName).toBe('SPAN');
});

test('each list shows who won what and where, with face and presence, and says so in its words', () => {
  const world = aWorld();
  world.asked('winners.load').answer({
    type: 'winners.loaded',
    coins: [aWinner()],
    money: [aWinner({ player: 'eve', currency: 'EUR', amount: 1_250, presence: 'recent' })],
    superJackpot: [aWinner({ player: 'joe', amount: 5_000, presence: 'offline' })],
  } as never);
  render(
    <RootHouse root={world.app as AppActor}>
      <Winners />
    </RootHouse>,
  );
  const shown = ['Coins', 'Money', 'Super jackpot'].map((list) => {
    const part = within(screen.getByRole('region', { name: list }));
    const face = part.getByRole('button').getAttribute('aria-label');
    return [face, part.getByRole('listitem').textContent];
  });
  expect(shown).toEqual([
    ['About bob, On line', 'bob wonLucky Wheel250'],
    ['About eve, Here a moment ago', 'eve wonLucky Wheel€12.50'],
    ['About joe, Off line', 'joe won Super JackpotLucky Wheel5,000'],
  ]);
  world.app.stop();
});
