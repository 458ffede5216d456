import { noun, resident } from '../app/noun';
import { activitiesMachine } from './activities.machine';
import { activitiesPorts } from './activities.words';

/** What the house has of it once the first screen stands. */
export const activityLate = noun({
  residents: {
    activities: resident(activitiesMachine),
  },
  ports: { ...activitiesPorts },
});
