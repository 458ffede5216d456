import { removeFavourite, setFavourite } from '../../../contract/game';
import type { Problem } from '../../../contract/problems';
import type { favouritesPorts } from '../../../machines/game/favourites.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const favouritesAdapters = (asks: Asks): AdaptersOf<typeof favouritesPorts> => {
  const asking = {
    given: ({ gameId }: { gameId: string }) => ({ params: { id: gameId } }),
    answered: () => ({ type: 'saving.saved' as const, answer: undefined }),
    refused: (problem: Problem) => ({ type: 'saving.refused' as const, problem }),
  };
  const set = asks('favourite.save', setFavourite, asking);
  const remove = asks('favourite.save', removeFavourite, asking);
  return {
    'favourite.save': (input, answer, hear) => (input.marked ? set : remove)(input, answer, hear),
  };
};
