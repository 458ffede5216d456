import type { GameCard } from '../../contract/game';
import { OTHER_GAMES } from '../../contract/limits';
import type { OtherGames } from './otherGames.words';

export type OtherKind = keyof OtherGames;

const kinds: readonly OtherKind[] = ['favourites', 'recent', 'featured'];

/** Each game once, under the first kind that it is of, at most so many of a kind; a kind without any is left out. */
export const partsOf = (games: OtherGames): { kind: OtherKind; games: GameCard[] }[] => {
  const shown = new Set<string>();
  return kinds.flatMap((kind) => {
    const fresh = games[kind].filter(({ _id }) => !shown.has(_id)).slice(0, OTHER_GAMES);
    for (const { _id } of fresh) shown.add(_id);
    return fresh.length === 0 ? [] : [{ kind, games: fresh }];
  });
};
