import { noun, resident } from '../app/noun';
import { tabsMachine } from './tabs.machine';
import { tabsPorts } from './tabs.words';

/** What the house has of it once the first screen stands. */
export const tabLate = noun({
  residents: {
    tabs: resident(tabsMachine),
  },
  ports: { ...tabsPorts },
});
