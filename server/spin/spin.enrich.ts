import type { SpinsMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { spinQuery } from './spin.query';

/** A fact of free spins to whom they belong: what is left. */
export const enrichSpins = (platform: Pick<Platform, 'sql' | 'catalogue' | 'now'>): Enrich => {
  const { of } = spinQuery(platform);
  return async ({ player }, facts) => {
    const Spins = await of(player);
    return facts.map((): SpinsMessage => ({ Spins }));
  };
};
