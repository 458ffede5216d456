import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aGameCard, gameCards } from '../../contract/make/game';
import type { LobbyEvent } from '../../machines/lobby/lobby.words';
import { LanguagePicker } from '../../src/views/country/LanguagePicker';
import { Filters } from '../../src/views/lobby/Filters';
import { GameList } from '../../src/views/lobby/GameList';
import { answer, choose, control, go, press, pressMore, shows, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { lobbyWalk } from './lobby.walk';

/** Two games to draw, the first of which the walk marks as a favourite; the rest is told of. */
const events = lobbyWalk.events.map(
  (event): LobbyEvent =>
    event.type === 'lobby.found' && event.items.length > 0
      ? { ...event, items: [aGameCard(), ...gameCards(1)] }
      : event,
);

const language = (): boolean => {
  const arabic = control('radio', 'العربية') as HTMLInputElement | undefined;
  return arabic?.checked === false && press('radio', 'العربية');
};

test(
  'lobby: every edge that the page reaches is walked on it',
  () => {
    walkView(
      { ...lobbyWalk, events },
      {
        resident: 'lobby',
        view: (
          <>
            <LanguagePicker />
            <Filters />
            <GameList />
          </>
        ),
        settle: (world) =>
          answer(world, ['filters.load'], {
            type: 'filters.loaded',
            types: ['Slots'],
            studios: ['Harbour Lights'],
            features: [{ featureId: 'free-spins', name: 'Free spins' }],
          }),
        by: {
          'lobby.search': ({ text }) => type('Search', text),
          'lobby.chooseType': ({ gameType }) => press('button', gameType),
          'lobby.chooseStudio': ({ studio }) => choose('Studio', studio),
          'lobby.toggleFeature': () => press('button', 'Free spins'),
          'lobby.toggleJackpot': () => press('button', 'Jackpot'),
          'lobby.sort': ({ sortBy }) => choose('Order', sortBy),
          'lobby.clear': () => press('button', 'Show all games'),
          'list.more': (_, world) => pressMore(world, 'lobby'),
          'lobby.visit': (_, world) => go(world, '/games?type=Dice&sort=popular'),
          'lobby.refresh': () => press('button', 'Try again'),
          'locale.languageChanged': language,
          'favourites.changed': () => press('button', 'Add Lucky Wheel to the favourites'),
          'connection.found': 'connection.watch',
          'lobby.found': 'lobby.find',
          'port.failed': 'lobby.find',
        },
        offers: [
          { role: 'button', name: 'Show all games', says: { type: 'lobby.clear' } },
          { role: 'button', name: 'Try again', says: { type: 'lobby.refresh' } },
          { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
        ],
        sees: (lobby) => {
          const { items } = lobby.context.list;
          const isBusy = lobby.matches('loading') || lobby.matches('typing');
          expect(screen.queryAllByRole('article')).toHaveLength(items.length);
          expect(document.querySelector('[aria-busy=true] [role=status]') !== null).toBe(isBusy);
          expect(shows('Nothing was found')).toBe(lobby.matches('empty'));
          expect(control('button', 'Show all games') !== undefined).toBe(lobby.matches('empty'));
          expect(shows('The games did not load')).toBe(lobby.matches('failed'));
          expect(shows('The next games did not load.')).toBe(lobby.matches('cutShort'));
          expect(control('button', 'Slots')?.getAttribute('aria-pressed')).toBe(
            String(lobby.context.filter.type === 'Slots'),
          );
        },
      },
    );
  },
  WALK_MS,
);
