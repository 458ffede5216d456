import { noun } from '../app/noun';
import { clothMachine } from './cloth.machine';
import { clothPorts } from './cloth.words';

/** What the house has of it once the first screen stands. */
export const clothLate = noun({ controls: { cloth: clothMachine }, ports: clothPorts });
