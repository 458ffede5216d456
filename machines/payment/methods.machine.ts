import type { ActorRefFrom } from 'xstate';
import { METHODS_PAGE, PAGE_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import type { MethodsWords } from './methods.words';

/** Payment methods that the player keeps, the default one first [§3 Payment method]. */
export const methodsMachine = listMachine<MethodsWords>({
  id: 'methods',
  spec: '§3 Payment method, decision 131',
  says: { empty: 'None is stored yet' },
  page: METHODS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { of: 'all' },
  own: {},
  visitedBy: {
    'route.shown': ({ route }) =>
      ['methods', 'wallet', 'subscription'].includes(route.name) ? { of: 'all' } : undefined,
  },
  outdatedBy: { 'methods.changed': () => true, 'hub.skipped': () => true },
});

export type MethodsActor = ActorRefFrom<typeof methodsMachine>;
