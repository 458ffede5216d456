import { noun } from '../app/noun';
import { factorMachine } from './factor.machine';
import { factorPorts } from './factor.words';

/** What the house has of it once the first screen stands. */
export const factorLate = noun({ controls: { factor: factorMachine }, ports: factorPorts });
