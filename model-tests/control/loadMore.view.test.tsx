import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GAMES_PAGE } from '../../contract/limits';
import { gameCards } from '../../contract/make/game';
import { GameList } from '../../src/views/lobby/GameList';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, press } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { loadMoreWalk } from './controls.walk';

/** The list of games has answered with a page of four. */
const list = (world: World): boolean =>
  answer(world, ['lobby.list'], {
    type: 'list.listed',
    items: gameCards(GAMES_PAGE),
    total: 4 * GAMES_PAGE,
  });

test(
  'loadMore: every edge is walked under a list',
  async () => {
    await walkView(loadMoreWalk, {
      control: 'lobby more',
      view: <GameList />,
      settle: list,
      by: { 'loadMore.press': (_, world) => press('button', 'Show more') && list(world) },
      sees: (more, world) => {
        const { items } = at(world, 'lobby').context.list as { items: unknown[] };
        expect(screen.queryAllByRole('article')).toHaveLength(items.length);
        expect(control('button', 'Show more')?.getAttribute('aria-busy') === 'true').toBe(
          more.matches('locked'),
        );
      },
    });
  },
  WALK_MS,
);
