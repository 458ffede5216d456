import { RoundClaim } from './claim';
import { ROUND_PREFIX } from './round.address';

/** The round in an address's hash; undefined when there is none or it is damaged. */
export const roundOfHash = (hash: string): RoundClaim | undefined => {
  if (!hash.startsWith(ROUND_PREFIX)) return undefined;
  try {
    return RoundClaim.parse(JSON.parse(decodeURIComponent(hash.slice(ROUND_PREFIX.length))));
  } catch {
    return undefined;
  }
};
