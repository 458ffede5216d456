import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aGame } from '../../contract/make/game';
import type { GameEvent } from '../../machines/game/game.words';
import { page, route } from '../../machines/router/router.select';
import { useView } from '../../src/app/house';
import { GamePage } from '../../src/views/game/GamePage';
import { PlayPage } from '../../src/views/play/PlayPage';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, go, press, shows, signIn, signOut, tells } from '../support/hand';
import { fetchChunks, WALK_MS, walkView } from '../support/view';
import { gameWalk } from './game.walk';

const screens: Readonly<Record<string, () => React.ReactNode>> = { GamePage, PlayPage };

/** The two screens of a game; any other is nothing of its. */
const Screen = () => {
  const Shown = screens[useView('router', page) ?? ''];
  return Shown === undefined ? null : <Shown />;
};

/** Whoever arrives late is one who hears of games. */
const events = gameWalk.events.map(
  (event): GameEvent =>
    event.type === 'residents.arrived' ? { ...event, names: ['gameProfile'] } : event,
);

const show = ({ slug, page }: { slug: string; page: boolean }, world: World): boolean =>
  go(world, page ? `/games/${slug}` : `/play/${slug}`);

const name = 'Lucky Wheel';

beforeAll(
  () =>
    fetchChunks(
      <Screen />,
      { to: '/games/lucky-wheel' },
      (world) => answer(world, ['game.load'], { type: 'game.loaded', game: aGame() }),
      () => screen.findByText('At the table now'),
    ),
  WALK_MS,
);

test(
  'game: every edge that its screens reach is walked on them',
  async () => {
    await walkView(
      { ...gameWalk, events },
      {
        resident: 'game',
        view: <Screen />,
        by: {
          'route.shown': ({ route }, world) => go(world, route.path),
          'game.show': show,
          'game.leave': (_, world) => go(world, '/'),
          'residents.arrived': tells('game'),
          'session.opened': (_, world) => signIn(world),
          // A sign-out leaves a game's page first.
          'session.closed': (_, world) => at(world, 'game').matches('closed') && signOut(world),
          'game.retry': () => press('button', 'Try again'),
          'game.loaded': 'game.load',
          'game.missing': 'game.load',
          'connection.found': 'connection.watch',
          'port.failed': 'game.load',
        },
        offers: [{ role: 'button', name: 'Try again', says: { type: 'game.retry' } }],
        sees: (game, world) => {
          const { path } = route(at(world, 'router') as never);
          const isAt = (place: string) => path.startsWith(place);
          const isShown = game.matches('shown');
          const heading = document.querySelector('h1')?.textContent;
          expect(heading === name).toBe(isShown);
          expect(control('link', 'Play for fun') !== undefined).toBe(isShown && isAt('/games/'));
          expect(shows('Return to player')).toBe(isShown);
          expect(shows('There is no such tent')).toBe(game.matches('missing'));
          expect(shows('The game did not load')).toBe(game.matches('failed'));
          expect(control('button', 'Try again') !== undefined).toBe(game.matches('failed'));
        },
      },
    );
  },
  WALK_MS,
);
