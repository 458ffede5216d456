import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, SCRATCHERS_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { newestFirst, withHeld } from '../kit/list.brings';
import { scratcherMachine } from './scratcher.machine';
import { familyShown } from './scratchers.rules';
import type { ScratchersWords } from './scratchers.words';

/** The player's cards of the family that is shown, those that came last first. */
export const scratchersMachine = listMachine<ScratchersWords>({
  id: 'scratchers',
  spec: '§7 B scratchers',
  says: {
    outdated: 'Cards came or went; gathers such news',
    empty: 'There are no cards of this family',
  },
  page: SCRATCHERS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { family: 'neon' },
  own: { kept: [], sold: undefined },
  fresh: { kept: [], sold: undefined },
  visitedBy: { 'route.shown': ({ route }) => familyShown(route) },
  outdatedBy: { 'scratchers.outdated': () => true, 'hub.skipped': () => true },
  brings: {
    precedes: newestFirst,
    mayLeave: true,
    by: {
      'scratcher.changed': ({ id, scratcher }, { query }) => ({
        id,
        item: scratcher,
        isIn: scratcher?.family === query.family,
      }),
      'scratchers.done': ({ id }) => ({ id, isIn: false }),
    },
  },
  edits: {
    'scratchers.begun': ({ id }, { kept }) => ({ kept: [...new Set([...kept, id])] }),
    'scratchers.done': ({ id }, { kept }) => ({ kept: kept.filter((one) => one !== id) }),
  },
  keeps: ({ sold }) => ({ sold }),
  merge: (page, { list, kept }) => withHeld(list.items, page, kept),
  items: {
    src: 'scratcher',
    machine: scratcherMachine,
    input: (scratcher) => ({ scratcher }),
    told: (scratcher) => ({ type: 'scratcher.told', scratcher }),
  },
});

export type ScratchersActor = ActorRefFrom<typeof scratchersMachine>;
