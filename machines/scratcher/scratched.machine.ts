import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, SCRATCHERS_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import type { ScratchedWords } from './scratched.words';
import { familyShown } from './scratchers.rules';

/** The cards of the family that were scratched and collected, each with its seed to check it by. */
export const scratchedMachine = listMachine<ScratchedWords>({
  id: 'scratched',
  spec: 'decision 27',
  says: {
    outdated: 'Cards were scratched or collected; gathers such news',
    empty: 'No card of this family was scratched yet',
  },
  page: SCRATCHERS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { family: 'neon' },
  own: {},
  visitedBy: { 'route.shown': ({ route }) => familyShown(route) },
  outdatedBy: {
    'scratcher.changed': () => true,
    'scratchers.outdated': () => true,
    'hub.skipped': () => true,
  },
});

export type ScratchedActor = ActorRefFrom<typeof scratchedMachine>;
