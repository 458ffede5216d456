import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { decideMission, type MissionOrder } from './mission.decider';
import type { Missions } from './mission.registry';

interface Parts {
  store: Pick<Store, 'execute'>;
  missions: Pick<Missions, 'stream'>;
}

/** Has a mission be otherwise from a day on [decision 196]. */
export const changeMission = (
  { store, missions }: Parts,
  order: MissionOrder,
): Promise<Outcome<{ ok: true }>> =>
  store.execute({
    name: 'changeMission',
    at: order.at,
    streams: { missions: missions.stream },
    decide: (states) => decideMission(states, order),
  });
