import { SPINS_OF_MISSIONS, SPINS_OF_MISSIONS_MAX } from './limits';

/** Free spins for all missions of a day that is so many in a row, from 1: within bounds. */
export const spinsOf = (days: number): number =>
  Math.min(SPINS_OF_MISSIONS + days, SPINS_OF_MISSIONS_MAX);
