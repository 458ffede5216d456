import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aGameCard } from '../../contract/make/game';
import { OtherGames } from '../../src/views/play/OtherGames';
import { at, control, press, shows } from '../support/hand';
import { fetchChunks, WALK_MS, walkView } from '../support/view';
import { otherGamesWalk } from './otherGames.walk';

const view = <OtherGames game={aGameCard()} />;

beforeAll(async () => {
  await fetchChunks(
    view,
    {},
    () => undefined,
    () => screen.findByText('Other games'),
  );
}, WALK_MS);

test(
  'otherGames: every edge is walked beside the table',
  async () => {
    await walkView(otherGamesWalk, {
      control: 'otherGames',
      view,
      start: () => ({ stored: { favourites: ['game_1'] } }),
      by: {
        'otherGames.retry': () => press('button', 'Try again'),
        'otherGames.loaded': 'otherGames.load',
        'port.failed': 'otherGames.load',
        'connection.found': (event, world) => {
          act(() => void at(world, 'stage').children['otherGames'].send(event));
          return true;
        },
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'otherGames.retry' } }],
      sees: (games) => {
        const isShown = games.matches('shown');
        expect(control('link', 'Star Wheel') !== undefined).toBe(isShown);
        expect(shows('More like this')).toBe(isShown);
        expect(shows('Played last')).toBe(false);
        expect(shows('The games did not load')).toBe(games.matches('failed'));
      },
    });
  },
  WALK_MS,
);
