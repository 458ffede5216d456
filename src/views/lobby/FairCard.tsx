import { LEVEL_DISPLAY_CAP } from '../../../contract/limits';
import type { User } from '../../../contract/player';
import { user } from '../../../machines/player/player.select';
import { useAmounts } from '../../app/amount';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Illustration } from '../../art/Illustration';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { LevelBadge } from '../../ui/LevelBadge';
import { ProgressBar } from '../../ui/ProgressBar';
import styles from './FairCard.module.css';

const Level = ({ player }: { player: User }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const next = player.nextLevelCoinToEarn;
  const progress =
    next === undefined
      ? say('Player.Max level reached')
      : say('Player.{earned} of {goal} coins', {
          earned: amountOf('COINS', player.coinsEarned),
          goal: amountOf('COINS', next),
        });
  return (
    <div className={styles.level}>
      <LevelBadge
        size="big"
        level={player.level}
        cap={LEVEL_DISPLAY_CAP}
        label={say('Player.Level {level}', { level: player.level })}
      />
      <div className={styles.progress}>
        <p className={styles.name}>{player.username}</p>
        <ProgressBar
          tone="jackpot"
          percent={player.perc}
          label={say('Player.Progress to the next level')}
          valueText={progress}
        />
        <p className={styles.muted}>{progress}</p>
      </div>
    </div>
  );
};

/** What this fair promises: every round can be checked; for a member, how far the level is. */
export const FairCard = () => {
  const say = useSay();
  const player = useView('player', user);
  return (
    <Card tone="jackpot" as="section">
      <div className={styles.fair}>
        {player === undefined ? (
          <div className={styles.art}>
            <Illustration subject="ticket" />
          </div>
        ) : (
          <Level player={player} />
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>{say('Home.Every round can be checked')}</h2>
          <p className={styles.muted}>
            {say(
              'Home.The seed is sealed before you play and shown afterwards. The odds are computed, not promised.',
            )}
          </p>
        </div>
        <div>
          <ButtonLink href="/verify" kind="ghost">
            {say('Home.How it works')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
};
