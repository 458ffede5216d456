import { test } from 'vitest';
import { addressOfGifts } from '../../machines/gift/gifts.rules';
import { GiftsPage } from '../../src/views/gift/GiftsPage';
import { hubTells, tells, type } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
import { giftsWalk } from './gifts.walk';

test(
  'gifts: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      giftsWalk,
      {
        list: 'gifts',
        at: ({ list }) => addressOfGifts(list),
        rows: 'main li',
        says: {
          empty: /Nobody was found|Nothing waits to be opened|sent no gift yet/,
          failed: 'The gifts did not load',
          cutShort: 'The next gifts did not load.',
        },
      },
      {
        view: <GiftsPage />,
        by: {
          'list.search': ({ text }) => type('Search by name', text),
          'gifts.promised': tells('gifts'),
          'gifts.takenBack': tells('gifts'),
          'gifts.outdated': tells('gifts'),
          'gift.changed': hubTells,
        },
        // Each of the boxes tells the list that it is being opened: tests/machines/gift.
        without: { 'gifts gifts.openAll[0]': 'what follows is the boxes’ own' },
        offers: [{ role: 'button', name: 'Open all', says: { type: 'gifts.openAll' } }],
      },
    );
  },
  WALK_MS,
);
