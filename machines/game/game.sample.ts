import { aGame } from '../../contract/make/game';
import type { GameContext } from './game.machine';

/** The page of High Striker, as a guest sees it. */
export const aGamePage = (given: Partial<GameContext> = {}): GameContext => ({
  slug: 'high-striker',
  page: true,
  signedIn: false,
  playerId: undefined,
  game: aGame({ urlFriendlyName: 'high-striker' }),
  ...given,
});
