import type { GameCard } from '../../../contract/game';
import { isFavourite } from '../../../machines/game/favourites.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';

/** Whether a game, by its name here, is a favourite, what a press on its star does, and that press. */
export const useFavourite = ({ _id: gameId }: GameCard, name: string) => {
  const say = useSay();
  const favourites = useResident('favourites');
  const isMarked = useView('favourites', (snapshot) => isFavourite(snapshot, gameId));
  const label = say(
    isMarked ? 'Lobby.Remove {name} from the favourites' : 'Lobby.Add {name} to the favourites',
    { name },
  );
  const toggle = () => favourites.send({ type: 'favourites.toggle', gameId });
  return { isMarked, label, toggle };
};
