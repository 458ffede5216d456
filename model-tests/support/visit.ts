import { aGame } from '../../contract/make/game';
import type { GameFact } from '../../machines/game/game.words';
import type { World } from '../../tests/machines/support/world';
import { answer, at, go, signIn } from './hand';

/**
 * Goes to a game's page or leaves it, as a guest or signed in. False where one event more would
 * come of it: a sign-out leaves the page as well.
 */
export const visit = (fact: GameFact, world: World): boolean => {
  const isThere = at(world, 'game').matches({ shown: 'visited' });
  const isMember = at(world, 'session').matches('signedIn');
  if (fact.type === 'game.left') return isThere && go(world, '/');
  if (isThere) return fact.signedIn && !isMember && signIn(world);
  if (isMember !== fact.signedIn && (isMember || !signIn(world))) return false;
  return (
    go(world, '/games/lucky-wheel') &&
    answer(world, ['game.load'], { type: 'game.loaded', game: aGame() })
  );
};
