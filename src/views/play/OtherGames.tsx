import { useSelector } from '@xstate/react';
import type { GameCard } from '../../../contract/game';
import { guestIds as guestIdsOf } from '../../../machines/game/favourites.select';
import type { OtherGamesActor } from '../../../machines/game/otherGames.machine';
import { type OtherKind, partsOf } from '../../../machines/game/otherGames.rules';
import { isPlayable } from '../../../machines/play/playMode.select';
import { useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { FavouriteStar } from '../game/FavouriteStar';
import { useGameName } from '../game/gameName';
import { ListLoading } from '../list/ListLoading';
import styles from './OtherGames.module.css';

const SKELETONS = 3;

const titles: Readonly<Record<OtherKind, string>> = {
  favourites: 'Lobby.Favourites',
  recent: 'Lobby.Played last',
  featured: 'Play.More like this',
};

/** A game in a line: to its table, or to its page where it may not be played, and the star. */
const Row = ({ game }: { game: GameCard }) => {
  const name = useGameName()(game);
  const isOpen = useView('playMode', (playMode) => isPlayable(playMode, game._id));
  return (
    <li className={styles.row}>
      <img src={game.defaultIcon} width={48} height={36} alt="" loading="lazy" />
      <a
        className={styles.name}
        href={isOpen ? `/play/${game.urlFriendlyName}` : `/games/${game.urlFriendlyName}`}
      >
        {name}
      </a>
      <FavouriteStar game={game} />
    </li>
  );
};

const Part = ({ kind, games }: { kind: OtherKind; games: GameCard[] }) => {
  const title = useSay()(titles[kind]);
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.kind}>{title}</h3>
      <ul className={styles.games}>
        {games.map((game) => (
          <Row key={game._id} game={game} />
        ))}
      </ul>
    </section>
  );
};

const Failed = ({ actor }: { actor: OtherGamesActor }) => {
  const say = useSay();
  return (
    <div className={styles.failed} role="alert">
      <p>{say('Lobby.The games did not load')}</p>
      <Button kind="ghost" onClick={() => actor.send({ type: 'otherGames.retry' })}>
        {say('Common.Try again')}
      </Button>
    </div>
  );
};

const Parts = ({ actor }: { actor: OtherGamesActor }) => {
  const games = useSelector(actor, ({ context }) => context.games);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  if (hasFailed) return <Failed actor={actor} />;
  if (games === undefined) return <ListLoading rows={SKELETONS} />;
  return partsOf(games).map((part) => <Part key={part.kind} {...part} />);
};

/** Where one may go from a table without leaving by the lobby: favourites, the last ones, those alike. */
export const OtherGames = ({ game }: { game: GameCard }) => {
  const say = useSay();
  const guestIds = useView('favourites', guestIdsOf);
  return (
    <Card as="section" title={say('Play.Other games')} padding="small">
      <Mounted at="otherGames" control="otherGames" input={{ gameId: game._id, guestIds }}>
        {(actor) => <Parts actor={actor} />}
      </Mounted>
    </Card>
  );
};
