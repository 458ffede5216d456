import { useSelector } from '@xstate/react';
import type { GameCard as Game } from '../../../contract/game';
import { heart } from '../../../machines/game/favourites.select';
import { isPlayable } from '../../../machines/play/playMode.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { GameCard } from '../../ui/GameCard';
import { Cover } from './Cover';
import { useGameName } from './gameName';
import { useFavourite } from './useFavourite';

const isSettled = () => false;

/** Whether the heart of a game is being saved; there is none until it was touched. */
const useIsSaving = (gameId: string): boolean => {
  const actor = useView('favourites', (favourites) => heart(favourites, gameId));
  return useSelector(actor, (snapshot) =>
    snapshot === undefined ? isSettled() : 'hasTag' in snapshot && snapshot.hasTag('busy'),
  );
};

/** One game in a list: one tap to its table, its page and the star beside it. */
export const GameTile = ({ game }: { game: Game }) => {
  const say = useSay();
  const isSaving = useIsSaving(game._id);
  const isOpen = useView('playMode', (playMode) => isPlayable(playMode, game._id));
  const page = `/games/${game.urlFriendlyName}`;
  const name = useGameName()(game);
  const favourite = useFavourite(game, name);
  const kinds = game.gameType.map((kind) => say(`GameType.${kind}`)).join(', ');
  const hasJackpot = game.jackpots.some(({ amount }) => amount > 0);
  return (
    <GameCard
      name={name}
      studio={say('Lobby.{kind}, {studio}', { kind: kinds, studio: game.supplier.name })}
      href={isOpen ? `/play/${game.urlFriendlyName}` : page}
      aboutHref={page}
      aboutLabel={say('Lobby.About {name}', { name })}
      art={<Cover game={game} />}
      favourite={favourite.isMarked}
      favouriteBusy={isSaving}
      favouriteLabel={favourite.label}
      onFavourite={favourite.toggle}
      {...(hasJackpot && { tag: say('Lobby.Jackpot') })}
    />
  );
};
