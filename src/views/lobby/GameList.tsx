import { GAMES_PAGE } from '../../../contract/limits';
import { noFilter } from '../../../machines/lobby/lobby.rules';
import { useResident } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { GameTile } from '../game/GameTile';
import { PagedList } from '../list/PagedList';
import styles from './LobbyPage.module.css';

const Loading = () => (
  <div className={styles.grid}>
    {Array.from({ length: GAMES_PAGE }, (_, index) => (
      <Skeleton key={index} shape="card" />
    ))}
  </div>
);

const Empty = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  return (
    <EmptyState
      title={say('Home.Nothing was found')}
      text={say('Lobby.No game passes these filters.')}
      action={
        <Button kind="primary" onClick={() => lobby.send({ type: 'list.filter', query: noFilter })}>
          {say('Lobby.Show all games')}
        </Button>
      }
    />
  );
};

/** The games that pass the filter, or what stands in their place. */
export const GameList = () => (
  <PagedList
    of="lobby"
    words={{
      loading: 'Lobby.Loading the games',
      count: 'Lobby.{count} games',
      failed: 'Lobby.The games did not load',
      cutShort: 'Lobby.The next games did not load.',
    }}
    as="div"
    className={styles.grid}
    item={(game) => <GameTile key={game._id} game={game} />}
    loading={<Loading />}
    empty={<Empty />}
  />
);
