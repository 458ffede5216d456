import type { ActorRefFrom } from 'xstate';
import { GIFTS_PAGE, PAGE_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { newestFirst, unlessSearched, withHeld } from '../kit/list.brings';
import { giftMachine } from './gift.machine';
import { giftsShown } from './gifts.rules';
import type { GiftsWords } from './gifts.words';

/** The list of the player's gifts that is shown, newest first. */
export const giftsMachine = listMachine<GiftsWords>({
  id: 'gifts',
  spec: '§7 B gifts',
  says: {
    outdated: 'A gift came or was opened; gathers such news',
    empty: 'There are no such gifts',
  },
  page: GIFTS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { list: 'pending', search: '' },
  own: { opened: [] },
  fresh: { opened: [] },
  visitedBy: { 'route.shown': giftsShown },
  searched: (query, text) => ({ ...query, search: text }),
  outdatedBy: { 'gifts.outdated': () => true, 'hub.skipped': () => true },
  brings: {
    precedes: newestFirst,
    mayLeave: true,
    by: {
      'gift.changed': ({ id, gift, lists }, { query }) =>
        unlessSearched(query, { id, item: gift, isIn: lists.includes(query.list) }),
    },
  },
  edits: {
    'gifts.promised': ({ id }, { opened }) => ({ opened: [...opened, id] }),
    'gifts.takenBack': ({ id }, { opened }) => ({ opened: opened.filter((one) => one !== id) }),
  },
  merge: (page, { list, opened }) => withHeld(list.items, page, opened),
  // A box is for one of two: who changes the list must not find its lid on the wrong side.
  items: {
    src: 'gift',
    machine: giftMachine,
    input: (gift, { query }) => ({ gift, incoming: query.list !== 'sent' }),
    told: (gift) => ({ type: 'gift.told', gift }),
    hear: { 'gifts.openAll': { type: 'gift.accept' } },
  },
});

export type GiftsActor = ActorRefFrom<typeof giftsMachine>;
