import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Letter } from '../../contract/letter';
import { itemsOf, searchOf } from '../../machines/kit/list.select';
import { addressOfLetters } from '../../machines/letter/letters.rules';
import { letterRead, marked, removed } from '../../machines/letter/letters.select';
import { LettersPage } from '../../src/views/letter/LettersPage';
import type { World } from '../../tests/machines/support/world';
import { at, control, hubTells, press, pressOn, tells, type } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
import { lettersWalk } from './letters.walk';

const rows = (world: World) => itemsOf<Letter>(at(world, 'letters') as never);

/** The row of a letter; undefined when it is not in the list. */
const row = (world: World, id: string | undefined): Element | undefined =>
  document.querySelectorAll('main ul > li')[rows(world).findIndex(({ _id }) => _id === id)];

const read = (world: World, id: string | undefined): boolean =>
  pressOn(row(world, id)?.querySelector('button'));

const select = (world: World, id: string | undefined): boolean =>
  pressOn(row(world, id)?.querySelector<HTMLElement>('input[type=checkbox]'));

const isSelected = (world: World, id: string): boolean =>
  marked(at(world, 'letters') as never).includes(id);

const isUnread = (world: World, id: string): boolean =>
  rows(world).some(({ _id, status }) => _id === id && status === 'unseen');

test(
  'letters: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      lettersWalk,
      {
        list: 'letters',
        at: ({ box }) => addressOfLetters(box),
        rows: 'main ul > li',
        says: { failed: 'The letters did not load', cutShort: 'The next letters did not load.' },
      },
      {
        view: <LettersPage />,
        by: {
          'list.search': ({ text }) => type('Search letters', text),
          'letters.read': ({ id }, world) => {
            if (id === undefined) return press('button', 'Back to the list');
            return !isUnread(world, id) && read(world, id);
          },
          'letters.mark': ({ id }, world) => select(world, id),
          'letters.promised': ({ ids: [id = ''], state }, world) => {
            if (state === 'kept') return press('button', 'Undo');
            return state === 'deleted'
              ? (isSelected(world, id) || select(world, id)) && press('button', 'Delete selected')
              : read(world, id) && press('button', 'Mark as unread');
          },
          'letters.settled': tells('letters'),
          'letters.takenBack': tells('letters'),
          'letters.outdated': tells('letters'),
          'letter.changed': hubTells,
        },
        sees: (here, world) => {
          expect(
            itemsOf(here).map(({ _id }) => row(world, _id)?.querySelector('input')?.checked),
          ).toEqual(itemsOf(here).map(({ _id }) => marked(here).includes(_id)));
          const shown = letterRead(here);
          expect(document.querySelector('article h2')?.textContent).toBe(
            shown && `From ${shown.sender.username}`,
          );
          if (here.matches('open'))
            expect(screen.getByLabelText<HTMLInputElement>('Search letters').value).toBe(
              searchOf(here),
            );
          expect(control('button', 'Undo') !== undefined).toBe(removed(here).length > 0);
        },
      },
    );
  },
  WALK_MS,
);
