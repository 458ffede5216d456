import type { GameCard } from '../../../contract/game';
import { isFavourite } from '../../../machines/game/favourites.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { useGameName } from './gameName';

/** Whether a game is a favourite, what a press on its star does, in words, and that press. */
export const useFavourite = (game: GameCard) => {
  const say = useSay();
  const favourites = useResident('favourites');
  const isMarked = useView('favourites', (snapshot) => isFavourite(snapshot, game._id));
  const name = useGameName()(game);
  const label = say(
    isMarked ? 'Lobby.Remove {name} from the favourites' : 'Lobby.Add {name} to the favourites',
    { name },
  );
  const toggle = () => favourites.send({ type: 'favourites.toggle', gameId: game._id });
  return { isMarked, label, toggle };
};
