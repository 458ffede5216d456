import { noun, resident } from '../app/noun';
import { dailyMachine } from './daily.machine';
import { dailyPorts } from './daily.words';

/** What the house has of it once the first screen stands. */
export const dailyLate = noun({
  residents: { daily: resident(dailyMachine) },
  ports: dailyPorts,
});
