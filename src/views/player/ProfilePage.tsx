import { LEVEL_DISPLAY_CAP } from '../../../contract/limits';
import type { User } from '../../../contract/player';
import { user } from '../../../machines/player/player.select';
import { useAmounts } from '../../app/amount';
import { useResident, useView } from '../../app/house';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Avatar } from '../../ui/Avatar';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { FailedState } from '../../ui/FailedState';
import { LevelBadge } from '../../ui/LevelBadge';
import { ProgressBar } from '../../ui/ProgressBar';
import { Skeleton } from '../../ui/Skeleton';
import { ActivityFeed } from '../activities/ActivityFeed';
import styles from './ProfilePage.module.css';

const Shown = ({ player }: { player: User }) => {
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
    <Card tone="accent">
      <div className={styles.who}>
        <Avatar name={player.username} seed={player._id} size="huge" decorative />
        <div className={styles.words}>
          <h1>{player.username}</h1>
          <p className={styles.muted}>{player.email}</p>
        </div>
        <LevelBadge
          size="big"
          level={player.level}
          cap={LEVEL_DISPLAY_CAP}
          label={say('Player.Level {level}', { level: player.level })}
        />
      </div>
      <div className={styles.progress}>
        <ProgressBar
          percent={player.perc}
          label={say('Player.Progress to the next level')}
          valueText={progress}
        />
        <p className={styles.muted}>{progress}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href="/friends">{say('Nav.Friends')}</ButtonLink>
        <ButtonLink href="/wallet">{say('Nav.Wallet')}</ButtonLink>
        <ButtonLink href="/settings">{say('Nav.Settings')}</ButtonLink>
      </div>
    </Card>
  );
};

export const ProfilePage = () => {
  const say = useSay();
  const actor = useResident('player');
  const player = useView('player', user);
  const hasFailed = useView('player', (snapshot) => snapshot.hasTag('failed'));
  const isOpen = player !== undefined;
  return (
    <Page title={player?.username ?? say('Nav.Profile')} width="text">
      {isOpen && (
        <div className={styles.page}>
          <Shown player={player} />
          <Card as="section" title={say('Nav.Activities')}>
            <ActivityFeed />
          </Card>
        </div>
      )}
      {!isOpen && hasFailed && (
        <FailedState
          title={say('Player.Your account did not load')}
          retryLabel={say('Common.Try again')}
          onRetry={() => actor.send({ type: 'player.retry' })}
        />
      )}
      {!isOpen && !hasFailed && <Skeleton shape="block" />}
    </Page>
  );
};
