import { Suspense } from 'react';
import type { Game } from '../../../contract/game';
import type { PlayMode } from '../../../contract/play.rules';
import { isPlayable } from '../../../machines/play/playMode.select';
import { useHasArrived, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { part } from '../../ui/part';
import { PlayModeSwitch } from '../play/PlayModeSwitch';
import { WhyNot } from '../play/WhyNot';
import { Cover } from './Cover';
import { Facts } from './Facts';
import { FavouriteStar } from './FavouriteStar';
import styles from './Shown.module.css';
import { verbs } from './verbs';

const Surroundings = part(() => import('./Surroundings'), 'Surroundings');

interface ShownProps {
  game: Game;
  name: string;
  mode: PlayMode;
}

/** The game: its picture, how it may be played, what is behind it. */
export const Shown = ({ game, name, mode }: ShownProps) => {
  const say = useSay();
  const hasArrived = useHasArrived();
  const isOpen = useView('playMode', (playMode) => isPlayable(playMode, game._id));
  return (
    <div className={styles.game}>
      <div className={styles.cover} data-shell="shared">
        <Cover game={game} />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div data-shell="shared">
            <h1>{name}</h1>
            <p className={styles.kind}>
              {say('Lobby.{kind}, {studio}', {
                kind: game.gameType.map((kind) => say(`GameType.${kind}`)).join(', '),
                studio: game.supplier.name,
              })}
            </p>
          </div>
          <FavouriteStar game={game} />
        </div>
        <PlayModeSwitch wide gameId={game._id} />
        <WhyNot gameId={game._id} />
        {isOpen ? (
          <ButtonLink href={`/play/${game.urlFriendlyName}`} kind="primary" size="big" wide>
            {say(verbs[mode])}
          </ButtonLink>
        ) : (
          <Button kind="primary" size="big" wide disabled describedBy="why-not">
            {say(verbs[mode])}
          </Button>
        )}
      </div>
      <div className={styles.facts} data-shell="shared">
        <Facts game={game} />
      </div>
      <div className={styles.more}>
        {hasArrived && (
          <Suspense fallback={null}>
            <Surroundings game={game} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
