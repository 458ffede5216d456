import { ratio } from '../ratio.rules';

/**
 * What comes back of all stakes, doubles and splits included, to a player of `basicStrategy`:
 * 99.592 percent, from every order of the cards; computed by tests/games/blackjack/exact.ts. Of
 * the first stake alone the house keeps 0.460 percent.
 */
export const BLACKJACK_RETURN = ratio(
  3_166_560_179_531_056_262_180_961_713_566_291_878_289_978n,
  3_179_531_681_393_236_367_496_166_862_740_192_885_987_275n,
);
