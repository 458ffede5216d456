import { noun, resident } from '../app/noun';
import { settingsPorts } from './settings.words';
import { viewAsMachine } from './viewAs.machine';

/** What the house has of it once the first screen stands. */
export const settingsLate = noun({
  residents: {
    viewAs: resident(viewAsMachine),
  },
  ports: { ...settingsPorts },
});
