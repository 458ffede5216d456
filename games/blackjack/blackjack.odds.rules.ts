import { ratio } from '../ratio.rules';

/**
 * What comes back of all stakes, raises included, to a player of `basicStrategy`: computed from
 * every order of the cards by tests/games/blackjack/exact.ts.
 */
export const BLACKJACK_RETURN = ratio(996n, 1_000n);
