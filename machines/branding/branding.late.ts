import { noun, resident } from '../app/noun';
import { looksMachine } from './looks.machine';
import { looksPorts } from './looks.words';

/** What the house has of it once the first screen stands. */
export const brandingLate = noun({
  residents: { looks: resident(looksMachine) },
  ports: { ...looksPorts },
});
