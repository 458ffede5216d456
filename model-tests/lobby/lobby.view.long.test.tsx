import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GAMES_PAGE } from '../../contract/limits';
import { aGameCard, gameCards } from '../../contract/make/game';
import { addressOfFilter, noFilter } from '../../machines/lobby/lobby.rules';
import type { LobbyEvent } from '../../machines/lobby/lobby.words';
import { LanguagePicker } from '../../src/views/country/LanguagePicker';
import { Filters } from '../../src/views/lobby/Filters';
import { GameList } from '../../src/views/lobby/GameList';
import { answer, choose, control, go, press, pressMore, shows, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { lobbyWalk } from './lobby.walk';

/** The first game of a page is one that the walk marks as a favourite. */
const events = lobbyWalk.events.map(
  (event): LobbyEvent =>
    event.type === 'list.listed' && event.items.length === GAMES_PAGE
      ? { ...event, items: [aGameCard(), ...gameCards(GAMES_PAGE - 1)] }
      : event,
);

const language = (): boolean => {
  const arabic = control('radio', 'العربية') as HTMLInputElement | undefined;
  return arabic?.checked === false && press('radio', 'العربية');
};

test(
  'lobby: every edge that the page reaches is walked on it',
  async () => {
    await walkView(
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
        beside: ['phrases', 'translations'],
        by: {
          'list.search': ({ text }) => type('Search', text),
          'list.filter': ({ query: { sortBy, type: kind, _features } }) => {
            if (sortBy === 'favorites') return choose('Order', sortBy);
            if (kind === 'Slots') return press('button', kind);
            const isMarked = _features !== undefined && Object.keys(_features).length > 0;
            return press('button', isMarked ? 'Free spins' : 'Show all games');
          },
          'list.more': (_, world) => pressMore(world, 'lobby'),
          'list.visit': ({ query }, world) =>
            query !== undefined && go(world, addressOfFilter(query)),
          'list.retry': () => press('button', 'Try again'),
          'locale.languageChanged': language,
          'favourites.changed': () => press('button', 'Add Lucky Wheel to the favourites'),
          'connection.found': 'connection.watch',
          'list.listed': 'lobby.list',
          'port.failed': 'lobby.list',
        },
        offers: [
          {
            role: 'button',
            name: 'Show all games',
            says: { type: 'list.filter', query: noFilter },
          },
          { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
          { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
        ],
        sees: (lobby) => {
          const { items } = lobby.context.list;
          const isBusy = lobby.hasTag('busy');
          expect(screen.queryAllByRole('article')).toHaveLength(items.length);
          expect(document.querySelector('[aria-busy=true] [role=status]') !== null).toBe(isBusy);
          expect(shows('Nothing was found')).toBe(lobby.matches({ open: 'empty' }));
          expect(control('button', 'Show all games') !== undefined).toBe(
            lobby.matches({ open: 'empty' }),
          );
          expect(shows('The games did not load')).toBe(lobby.matches({ open: 'failed' }));
          expect(shows('The next games did not load.')).toBe(lobby.matches({ open: 'cutShort' }));
          expect(control('button', 'Slots')?.getAttribute('aria-pressed')).toBe(
            String(lobby.context.query.type === 'Slots'),
          );
        },
      },
    );
  },
  WALK_MS,
);
