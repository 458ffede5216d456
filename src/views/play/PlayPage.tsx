import { Suspense, useState } from 'react';
import type { Game } from '../../../contract/game';
import { game as gameOf } from '../../../machines/game/game.select';
import { seat as seatOf } from '../../../machines/play/play.select';
import { useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { part } from '../../ui/part';
import { Failed } from '../game/Failed';
import { useGameName } from '../game/gameName';
import { NotFoundPage } from '../notFound/NotFoundPage';
import { Elsewhere } from './Elsewhere';
import { Laid, type LaidProps, Launching } from './Launching';
import { PlayModeSwitch } from './PlayModeSwitch';
import styles from './PlayPage.module.css';
import { Refused } from './Refused';
import { Unlaunched } from './Unlaunched';

/** It loads while the sitting is launched: nobody waits for it. */
const loadSeat = () => import('./Seat');
void loadSeat().catch(() => undefined);
const Seat = part(loadSeat, 'Seat');

const SoundSwitch = part(() => import('../sound/SoundSwitch'), 'SoundSwitch');

const Sitting = ({ game, onLaid }: { game: Game } & LaidProps) => {
  const secret = useView('play', seatOf);
  const isRefused = useView('play', (play) => play.matches('refused'));
  const isElsewhere = useView('play', (play) => play.matches('elsewhere'));
  const isUnlaunched = useView('play', (play) => play.matches('unlaunched'));
  if (isRefused || isUnlaunched || isElsewhere)
    return (
      <>
        {isRefused && <Refused />}
        {isUnlaunched && <Unlaunched />}
        {isElsewhere && <Elsewhere studio={game.supplier.name} />}
        <Laid onLaid={onLaid} />
      </>
    );
  if (secret === '') return null;
  // Each sitting is a table of its own: stake and choice of the last one must not stay.
  return (
    <Suspense fallback={null}>
      <Seat key={secret} game={game}>
        <Laid onLaid={onLaid} />
      </Seat>
    </Suspense>
  );
};

const Room = ({ game }: { game: Game }) => {
  const say = useSay();
  const name = useGameName()(game);
  const [isLaid, setLaid] = useState(false);
  return (
    <Page title={name} width="table">
      <div className={styles.head}>
        <div className={styles.words} data-shell="shared">
          <h1>{name}</h1>
          <p className={styles.facts}>
            <span className={styles.studio}>
              <a href={`/games/${game.urlFriendlyName}`}>{game.supplier.name}</a>
              {' · '}
            </span>
            <span>{say('Game.Return to player')}</span>
            <bdi dir="ltr">{(game.rtp * 100).toFixed(2)} %</bdi>
          </p>
        </div>
        <div className={styles.tools}>
          <div className={styles.sound}>
            <Late fallback={null}>
              <Suspense fallback={null}>
                <SoundSwitch />
              </Suspense>
            </Late>
          </div>
          <div className={styles.mode}>
            <PlayModeSwitch />
          </div>
        </div>
      </div>
      <div className={styles.place}>
        {/* One and the same until the table stands: it is drawn, and said, once. */}
        {!isLaid && <Launching />}
        <Late fallback={null}>
          <Sitting game={game} onLaid={setLaid} />
        </Late>
      </div>
    </Page>
  );
};

/** A game in play: one click leads here, a reload comes back to an open round. */
export const PlayPage = () => {
  const game = useView('game', gameOf);
  const isMissing = useView('game', (snapshot) => snapshot.matches('missing'));
  const hasFailed = useView('game', (snapshot) => snapshot.matches('failed'));
  if (isMissing) return <NotFoundPage />;
  if (hasFailed) return <Failed />;
  return game === undefined ? (
    <Page title="" width="table">
      <Launching />
    </Page>
  ) : (
    <Room game={game} />
  );
};
