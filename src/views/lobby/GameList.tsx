import { GAMES_PAGE } from '../../../contract/limits';
import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import { games, isMoreLeft, total } from '../../../machines/lobby/lobby.select';
import { useResident, useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { LiveRegion } from '../../ui/LiveRegion';
import { Skeleton } from '../../ui/Skeleton';
import { GameTile } from '../game/GameTile';
import { ShowMore } from '../list/ShowMore';
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
        <Button kind="primary" onClick={() => lobby.send({ type: 'lobby.clear' })}>
          {say('Lobby.Show all games')}
        </Button>
      }
    />
  );
};

const Failed = () => {
  const say = useSay();
  const lobby = useResident('lobby');
  return (
    <FailedState
      title={say('Lobby.The games did not load')}
      text={say('Common.The connection failed on the way.')}
      retryLabel={say('Common.Try again')}
      onRetry={() => lobby.send({ type: 'lobby.refresh' })}
    />
  );
};

const More = ({ actor }: { actor: LoadMoreActor }) => {
  const isBusy = useView('lobby', (lobby) => !lobby.can({ type: 'lobby.more' }));
  const shown = useView('lobby', games).length;
  const all = useView('lobby', total);
  return <ShowMore actor={actor} isBusy={isBusy} shown={shown} all={all} />;
};

const Shown = () => {
  const say = useSay();
  const list = useView('lobby', games);
  const hasMore = useView('lobby', isMoreLeft);
  const isCutShort = useView('lobby', (lobby) => lobby.matches('cutShort'));
  const hasFailed = useView('lobby', (lobby) => lobby.matches('failed'));
  return (
    <>
      <div className={styles.grid}>
        {list.map((game) => (
          <GameTile key={game._id} game={game} />
        ))}
      </div>
      {isCutShort && <p role="alert">{say('Lobby.The next games did not load.')}</p>}
      {/* What is shown is of the last filter, and so would be what came below it. */}
      {hasFailed && <Failed />}
      {hasMore && !hasFailed && (
        <Mounted at="lobby more" control="loadMore" input={{ resident: 'lobby' }}>
          {(actor) => <More actor={actor} />}
        </Mounted>
      )}
    </>
  );
};

/** The games that pass the filter, or what stands in their place. */
export const GameList = () => {
  const say = useSay();
  const hasGames = useView('lobby', games).length > 0;
  const count = useView('lobby', total);
  const isEmpty = useView('lobby', (lobby) => lobby.matches('empty'));
  const hasFailed = useView('lobby', (lobby) => lobby.matches('failed'));
  const isBusy = useView('lobby', (lobby) => lobby.matches('loading') || lobby.matches('typing'));
  return (
    <div aria-busy={isBusy}>
      <LiveRegion>
        {isBusy ? say('Lobby.Loading the games') : say('Lobby.{count} games', { count })}
      </LiveRegion>
      {isEmpty && <Empty />}
      {!isEmpty && hasGames && <Shown />}
      {!isEmpty && !hasGames && (hasFailed ? <Failed /> : <Loading />)}
    </div>
  );
};
