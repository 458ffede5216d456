import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOfLetters } from '../../machines/letter/letters.rules';
import {
  isMoreLeft,
  letterRead,
  letterSearch,
  letters,
  marked,
  removedCount,
} from '../../machines/letter/letters.select';
import { LettersPage } from '../../src/views/letter/LettersPage';
import { Header } from '../../src/views/navigation/Header';
import type { World } from '../../tests/machines/support/world';
import {
  answer,
  at,
  control,
  go,
  hubSays,
  hubSkips,
  press,
  pressMore,
  pressOn,
  shows,
  signIn,
  signOut,
  tells,
  type,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { lettersWalk } from './letters.walk';

const ports = ['letters.list', 'letters.count', 'letters.change'] as const;

/** The row of a letter; undefined when it is not in the list. */
const row = (world: World, id: string | undefined): Element | undefined =>
  document.querySelectorAll('main ul > li')[
    letters(at(world, 'letters') as never).findIndex(({ _id }) => _id === id)
  ];

const read = (world: World, id: string | undefined): boolean =>
  pressOn(row(world, id)?.querySelector('button'));

const select = (world: World, id: string | undefined): boolean =>
  pressOn(row(world, id)?.querySelector<HTMLElement>('input[type=checkbox]'));

const isSelected = (world: World, id: string): boolean =>
  marked(at(world, 'letters') as never).includes(id);

test(
  'letters: every edge that the page reaches is walked on it',
  () => {
    walkView(lettersWalk, {
      resident: 'letters',
      view: (
        <>
          <Header />
          <LettersPage />
        </>
      ),
      by: {
        'session.opened': (_, world) => signIn(world),
        'session.closed': (_, world) => signOut(world),
        'letters.visit': ({ box }, world) =>
          go(world, box === undefined ? '/' : addressOfLetters(box)),
        'letters.search': ({ text }) => type('Search letters', text),
        'list.more': (_, world) => pressMore(world, 'letters'),
        'list.retry': () => press('button', 'Try again'),
        'letters.read': ({ id }, world) =>
          id === undefined ? press('button', 'Back to the list') : read(world, id),
        'letters.mark': ({ id }, world) => select(world, id),
        'letters.change': ({ ids: [id = ''], state }, world) =>
          state === 'deleted'
            ? (isSelected(world, id) || select(world, id)) && press('button', 'Delete selected')
            : read(world, id) && press('button', 'Mark as unread'),
        'letters.undo': () => press('button', 'Undo'),
        'letters.listed': 'letters.list',
        'letters.counted': 'letters.count',
        'letters.changed': 'letters.change',
        'letters.refused': 'letters.change',
        'letter.arrived': ({ id }, world) => hubSays(world, 'letter', { LetterId: id }),
        'player.changed': ({ changed }, world) =>
          hubSays(world, 'OnPlayerChange', { Changed: changed }),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'outbox.ended': tells('letters'),
        'port.failed': (event, world) =>
          answer(
            world,
            ports.filter((port) => port === event.port),
            event,
          ),
      },
      without: {
        'letters.page.open.loadingMore letters.outdated[0]':
          'raised by the machine when a change ends; on no shortest path is one under way there',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Undo', says: { type: 'letters.undo' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (here, world) => {
        const items = letters(here);
        const isOpen = here.matches({ page: 'open' });
        const hasFailed = here.matches({ page: { open: 'failed' } });
        const isEmpty = here.matches({ page: { open: 'empty' } });
        expect(document.querySelectorAll('main ul > li')).toHaveLength(items.length);
        expect(items.map(({ _id }) => row(world, _id)?.querySelector('input')?.checked)).toEqual(
          items.map(({ _id }) => marked(here).includes(_id)),
        );
        const shown = letterRead(here);
        expect(document.querySelector('article h2')?.textContent).toBe(
          shown && `From ${shown.sender.username}`,
        );
        if (isOpen)
          expect(screen.getByLabelText<HTMLInputElement>('Search letters').value).toBe(
            letterSearch(here),
          );
        expect(shows('The letters did not load')).toBe(hasFailed);
        expect(shows('The next letters did not load.')).toBe(
          here.matches({ page: { open: 'cutShort' } }),
        );
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(here) && !hasFailed && !isEmpty,
        );
        expect(control('button', 'Undo') !== undefined).toBe(removedCount(here) > 0);
        expect(control('link', /unread letters$/) !== undefined).toBe(
          (here.context.counters?.unread ?? 0) > 0,
        );
      },
    });
  },
  WALK_MS,
);
