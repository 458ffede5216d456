import type { GameCard } from '../../../contract/game';
import { isPlayable } from '../../../machines/play/playMode.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { HeroCard } from '../../ui/HeroCard';
import { Cover } from '../game/Cover';
import { useGameName } from '../game/gameName';
import styles from './FeaturedGame.module.css';

/** A game of the header: its cover, and one press to play it for fun. */
export const FeaturedGame = ({ game }: { game: GameCard }) => {
  const say = useSay();
  const name = useGameName()(game);
  const isOpen = useView('playMode', (playMode) => isPlayable(playMode, game._id));
  const href = `/${isOpen ? 'play' : 'games'}/${game.urlFriendlyName}`;
  const kinds = game.gameType.map((kind) => say(`GameType.${kind}`)).join(', ');
  return (
    <HeroCard
      level={2}
      title={name}
      text={say('Lobby.{kind}, {studio}', { kind: kinds, studio: game.supplier.name })}
      art={
        <div className={styles.cover}>
          <Cover game={game} />
        </div>
      }
      actions={
        <ButtonLink href={href} kind="primary" size="big">
          {isOpen ? say('Home.Play {name}', { name }) : name}
        </ButtonLink>
      }
    />
  );
};
