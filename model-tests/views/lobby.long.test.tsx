import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LOAD_MORE_LOCK_MS } from '../../contract/limits';
import { aGameCard, gameCards } from '../../contract/make/game';
import type { LobbyEvent } from '../../machines/lobby/lobby.events';
import { Filters } from '../../src/views/lobby/Filters';
import { GameList } from '../../src/views/lobby/GameList';
import { LanguagePicker } from '../../src/views/locale/LanguagePicker';
import type { World } from '../../tests/machines/support/world';
import { lobbyWalk } from '../lobby.walk';
import { answer, at, choose, control, isOpen, press, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';

/** Two games to draw, the first of which the walk marks as a favourite; the rest is told of. */
const events = lobbyWalk.events.map(
  (event): LobbyEvent =>
    event.type === 'lobby.found' && event.items.length > 0
      ? { ...event, items: [aGameCard(), ...gameCards(1)] }
      : event,
);

/** The button is locked for a moment after a press; a player waits. */
const more = (world: World): boolean => {
  if (!isOpen(control('button', 'Show more')) && at(world, 'lobby').can({ type: 'lobby.more' }))
    act(() => world.clock.increment(LOAD_MORE_LOCK_MS));
  return press('button', 'Show more');
};

const language = (): boolean => {
  const arabic = control('radio', 'العربية') as HTMLInputElement | undefined;
  return arabic?.checked === false && press('radio', 'العربية');
};

const bring = (event: LobbyEvent, world: World): boolean => {
  switch (event.type) {
    case 'lobby.search':
      return type('Search', event.text);
    case 'lobby.chooseType':
      return press('button', event.gameType);
    case 'lobby.chooseStudio':
      return choose('Studio', event.studio);
    case 'lobby.toggleFeature':
      return press('button', 'Free spins');
    case 'lobby.toggleJackpot':
      return press('button', 'Jackpot');
    case 'lobby.sort':
      return choose('Order', event.sortBy);
    case 'lobby.clear':
      return press('button', 'Show all games');
    case 'lobby.more':
      return more(world);
    case 'lobby.visit':
      return answer(world, ['router.location'], {
        type: 'router.moved',
        to: '/games?type=Dice&sort=popular',
      });
    case 'lobby.refresh':
      return press('button', 'Try again');
    case 'locale.languageChanged':
      return language();
    case 'favourites.changed':
      return press('button', 'Add Lucky Wheel to the favourites');
    case 'connection.found':
      return answer(world, ['connection.watch'], event);
    default:
      return answer(world, ['lobby.find'], event);
  }
};

test(
  'lobby: every edge that the page reaches is walked on it',
  () => {
    const unreached = walkView({
      walk: { ...lobbyWalk, events },
      resident: 'lobby',
      view: (
        <>
          <LanguagePicker />
          <Filters />
          <GameList />
        </>
      ),
      start: () => ({}),
      settle: (world) =>
        answer(world, ['filters.load'], {
          type: 'filters.loaded',
          types: ['Slots'],
          studios: ['Harbour Lights'],
          features: [{ featureId: 'free-spins', name: 'Free spins' }],
        }),
      bring: (event, world) => bring(event as LobbyEvent, world),
      sees: (lobby) => {
        const { items } = lobby.context.list;
        const isBusy = lobby.matches('loading') || lobby.matches('typing');
        expect(screen.queryAllByRole('article')).toHaveLength(items.length);
        expect(document.querySelector('[aria-busy=true] [role=status]') !== null).toBe(isBusy);
        expect(screen.queryByText('Nothing was found') !== null).toBe(lobby.matches('empty'));
        expect(control('button', 'Show all games') !== undefined).toBe(lobby.matches('empty'));
        expect(screen.queryByText('The games did not load') !== null).toBe(lobby.matches('failed'));
        expect(screen.queryByText('The next games did not load.') !== null).toBe(
          lobby.matches('cutShort'),
        );
        if (isOpen(control('button', 'Show more')))
          expect(lobby.can({ type: 'lobby.more' }), `${JSON.stringify(lobby.value)}`).toBe(true);
        expect(control('button', 'Slots')?.getAttribute('aria-pressed')).toBe(
          String(lobby.context.filter.type === 'Slots'),
        );
      },
    });
    expect(unreached).toEqual([]);
  },
  WALK_MS,
);
