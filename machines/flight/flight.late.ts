import { noun, resident } from '../app/noun';
import { flightMachine } from './flight.machine';
import { flightPorts } from './flight.words';

/** What the house has of it once the first screen stands. */
export const flightLate = noun({
  residents: { flight: resident(flightMachine) },
  ports: { ...flightPorts },
});
