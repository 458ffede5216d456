import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GAMES_PAGE } from '../../contract/limits';
import { aGameCard, gameCards } from '../../contract/make/game';
import { addressOfFilter, noFilter } from '../../machines/lobby/lobby.rules';
import type { LobbyEvent } from '../../machines/lobby/lobby.words';
import { LanguagePicker } from '../../src/views/country/LanguagePicker';
import { Filters } from '../../src/views/lobby/Filters';
import { GameList } from '../../src/views/lobby/GameList';
import { answer, choose, control, go, press, type } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
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
    await walkList(
      { ...lobbyWalk, events },
      {
        list: 'lobby',
        says: {
          empty: 'Nothing was found',
          failed: 'The games did not load',
          cutShort: 'The next games did not load.',
        },
      },
      {
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
        beside: ['phrases', 'translations'],
        by: {
          'list.search': ({ text }) => type('Search', text),
          'list.filter': ({ query: { sortBy, type: kind, _features } }) => {
            if (sortBy === 'favorites') return choose('Order', sortBy);
            if (kind === 'Slots') return press('button', kind);
            const isMarked = _features !== undefined && Object.keys(_features).length > 0;
            return press('button', isMarked ? 'Free spins' : 'Show all games');
          },
          'list.visit': ({ query }, world) =>
            query !== undefined && go(world, addressOfFilter(query)),
          'locale.languageChanged': language,
          'favourites.changed': () => press('button', 'Add Lucky Wheel to the favourites'),
        },
        offers: [
          {
            role: 'button',
            name: 'Show all games',
            says: { type: 'list.filter', query: noFilter },
          },
        ],
        sees: (lobby) => {
          const { list, query } = lobby.context;
          const isBusy = lobby.hasTag('busy');
          expect(screen.queryAllByRole('article')).toHaveLength(list.items.length);
          expect(document.querySelector('[aria-busy=true] [role=status]') !== null).toBe(isBusy);
          expect(control('button', 'Show all games') !== undefined).toBe(
            lobby.matches({ open: 'empty' }),
          );
          expect(control('button', 'Slots')?.getAttribute('aria-pressed')).toBe(
            String(query.type === 'Slots'),
          );
        },
      },
    );
  },
  WALK_MS,
);
