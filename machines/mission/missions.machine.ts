import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { missionMachine } from './mission.machine';
import type { MissionsWords } from './missions.words';

/** The missions of the player's day, and what is still to be collected of days before. */
export const missionsMachine = listMachine<MissionsWords>({
  id: 'missions',
  spec: 'decision 122',
  says: { outdated: 'Something came nearer; gathers such news', empty: 'There are none' },
  page: PAGE_MAX,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: { screen: 'missions' },
  own: { today: undefined },
  visitedBy: {
    'route.shown': ({ route }) => (route.name === 'missions' ? { screen: 'missions' } : undefined),
  },
  outdatedBy: {
    'mission.changed': () => true,
    'day.turned': () => true,
    'hub.skipped': () => true,
  },
  keeps: ({ today }) => ({ today }),
  items: {
    src: 'mission',
    machine: missionMachine,
    input: (mission) => ({ mission }),
    told: (mission) => ({ type: 'mission.told', mission }),
  },
});

export type MissionsActor = ActorRefFrom<typeof missionsMachine>;
