import { listSpins } from '../../contract/spin';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { spinQuery } from './spin.query';

/** Free spins [decisions 44, 123]; they are played by the command of every round. */
export const spinRoutes = (platform: Platform): Route[] => {
  const { of } = spinQuery(platform);
  return [on(listSpins, async ({ caller }) => ({ items: await of(caller.player) }))];
};
