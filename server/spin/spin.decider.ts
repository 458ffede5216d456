import { accept, type Decision } from '../store/decision';
import type { SpinEvent, SpinState } from './spin.events';
import { grantSpins, type SpinGrant } from './spin.moves';

/** Gives a player free spins; a repetition is silent. */
export const decideGiveSpins = (
  spin: SpinState,
  grant: SpinGrant,
): Decision<{ spin: SpinEvent[] }, null> => {
  const granted = grantSpins(spin, grant);
  return accept({ spin: granted === undefined ? [] : [granted] }, null);
};
