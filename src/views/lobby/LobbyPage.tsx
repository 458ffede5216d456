import { Suspense } from 'react';
import { isSignedIn } from '../../../machines/auth/session.select';
import { totalOf } from '../../../machines/kit/list.select';
import { recent } from '../../../machines/lobby/home.select';
import { route } from '../../../machines/router/router.select';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import { part } from '../../ui/part';
import { DailyPlace } from '../daily/DailyPlace';
import { GameTile } from '../game/GameTile';
import { PlayModeSwitch } from '../play/PlayModeSwitch';
import { OnlineStrip } from '../presence/OnlineStrip';
import { Winners } from '../winner/Winners';
import { FairCard } from './FairCard';
import { Filters } from './Filters';
import { GameList } from './GameList';
import { LobbyHeader } from './LobbyHeader';
import styles from './LobbyPage.module.css';

const DailyCard = part(() => import('../daily/DailyCard'), 'DailyCard');

/** The gift of the day, to members: its place is there before it. */
const Daily = () =>
  useView('session', isSignedIn) ? (
    <Late fallback={<DailyPlace />}>
      <Suspense fallback={<DailyPlace />}>
        <DailyCard />
      </Suspense>
    </Late>
  ) : null;
const AdvertisementPlace = part(
  () => import('../advertisement/AdvertisementPlace'),
  'AdvertisementPlace',
);
const HomeTournaments = part(() => import('../tournament/HomeTournaments'), 'HomeTournaments');

const RECENT_SHOWN = 4;

const Recent = () => {
  const say = useSay();
  const games = useView('home', recent).slice(0, RECENT_SHOWN);
  return games.length === 0 ? null : (
    <section className={styles.section} aria-labelledby="recent">
      <h2 id="recent">{say('Lobby.Played last')}</h2>
      <div className={styles.grid}>
        {games.map((game) => (
          <GameTile key={game._id} game={game} />
        ))}
      </div>
    </section>
  );
};

/**
 * The front page and the list under a filter. Both are one view: whoever types the first letter on
 * the front page goes on typing in the same field.
 */
export const LobbyPage = () => {
  const say = useSay();
  const isFront = useView('router', (router) => route(router).name !== 'games');
  const count = useView('lobby', totalOf);
  const Heading = isFront ? 'h2' : 'h1';
  return (
    <Page title={isFront ? '' : say('Home.Games')}>
      <div className={cx(styles.lobby, isFront && styles.front)}>
        <div className={styles.mode}>
          <PlayModeSwitch wide />
        </div>
        <div className={styles.filters} data-shell="shared">
          <Filters />
        </div>
        <div className={styles.main}>
          {isFront && (
            <>
              <LobbyHeader />
              <Recent />
            </>
          )}
          <section className={styles.section} aria-labelledby="games">
            <Heading id="games" className={styles.heading}>
              {say('Home.Games')}
            </Heading>
            {!isFront && <h2 className={styles.count}>{say('Lobby.{count} games', { count })}</h2>}
            <GameList />
          </section>
        </div>
        {isFront && (
          <aside className={styles.side}>
            <Daily />
            <OnlineStrip />
            <FairCard />
            <Winners />
            <Late fallback={null}>
              <Suspense fallback={null}>
                <HomeTournaments />
                <AdvertisementPlace placement="lobby" />
              </Suspense>
            </Late>
          </aside>
        )}
      </div>
    </Page>
  );
};
