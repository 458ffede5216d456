import type { RoundClaim } from './claim';

export const ROUND_PREFIX = '#round=';

/**
 * The hash of a verifier address that carries a round: nothing of it reaches a server. Apart from
 * the verifier's rules, so that a page with a mere link does not load every game.
 */
export const hashOfRound = (claim: RoundClaim): string =>
  `${ROUND_PREFIX}${encodeURIComponent(JSON.stringify(claim))}`;
