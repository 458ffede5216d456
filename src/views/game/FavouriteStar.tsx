import Star from 'lucide-react/icons/star';
import type { GameCard } from '../../../contract/game';
import { IconButton } from '../../ui/IconButton';
import { useGameName } from './gameName';
import { useFavourite } from './useFavourite';

/** Marks a game as a favourite, or takes the mark away. */
export const FavouriteStar = ({ game }: { game: GameCard }) => {
  const { isMarked, label, toggle } = useFavourite(game, useGameName()(game));
  return (
    <IconButton
      label={label}
      icon={<Star aria-hidden="true" />}
      pressed={isMarked}
      onClick={toggle}
    />
  );
};
