import { noun, resident } from '../app/noun';
import { spinsMachine } from './spins.machine';
import { spinsPorts } from './spins.words';

/** What the house has of it once the first screen stands. */
export const spinLate = noun({ residents: { spins: resident(spinsMachine) }, ports: spinsPorts });
