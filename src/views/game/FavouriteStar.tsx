import Star from 'lucide-react/icons/star';
import type { GameCard } from '../../../contract/game';
import { isFavourite } from '../../../machines/game/favourites.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { IconButton } from '../../ui/IconButton';
import { useGameName } from './gameName';

/** Marks a game as a favourite, or takes the mark away. */
export const FavouriteStar = ({ game }: { game: GameCard }) => {
  const say = useSay();
  const favourites = useResident('favourites');
  const isMarked = useView('favourites', (snapshot) => isFavourite(snapshot, game._id));
  const name = useGameName()(game);
  return (
    <IconButton
      label={say(
        isMarked ? 'Lobby.Remove {name} from the favourites' : 'Lobby.Add {name} to the favourites',
        { name },
      )}
      icon={<Star aria-hidden="true" />}
      pressed={isMarked}
      onClick={() => favourites.send({ type: 'favourites.toggle', gameId: game._id })}
    />
  );
};
