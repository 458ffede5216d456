import { featured, recent } from '../../../machines/home/home.select';
import { useView } from '../../app/house';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { GameTile } from '../game/GameTile';
import { PlayModeSwitch } from '../playMode/PlayModeSwitch';
import { Winners } from '../winners/Winners';
import { FairCard } from './FairCard';
import { Filters } from './Filters';
import { GameList } from './GameList';
import { Hero } from './Hero';
import styles from './LobbyPage.module.css';

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

export const LobbyPage = () => {
  const say = useSay();
  const [first] = useView('home', featured);
  return (
    <Page title="">
      <div className={styles.lobby}>
        <div className={styles.main}>
          <div className={styles.mode}>
            <PlayModeSwitch reasons="below" />
          </div>
          <div className={styles.top}>
            <Hero game={first} />
            <FairCard />
          </div>
          <section className={styles.section} aria-labelledby="games">
            <h2 id="games">{say('Home.Games')}</h2>
            <Filters />
            <GameList />
          </section>
          <Recent />
        </div>
        <aside className={styles.side}>
          <Winners />
        </aside>
      </div>
    </Page>
  );
};
