import { isSignedIn } from '../../../machines/auth/session.select';
import { online } from '../../../machines/presence/online.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { PlayerAvatar } from '../player/PlayerAvatar';
import styles from './OnlineStrip.module.css';

const Friends = () => {
  const say = useSay();
  const friends = useView('online', online)?.friends ?? [];
  if (friends.length === 0)
    return <p className={styles.none}>{say('Online.None of your friends is here now.')}</p>;
  return (
    <ul className={styles.friends} aria-label={say('Online.Friends who are here')}>
      {friends.map(({ _id, username, icon, presence, level }) => (
        <li key={_id} className={styles.friend}>
          <PlayerAvatar
            playerId={_id}
            name={username}
            presence={presence}
            src={icon}
            level={level}
          />
          <span className={styles.name} aria-hidden="true">
            {username}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Strip = () => {
  const say = useSay();
  const actor = useResident('online');
  const here = useView('online', online);
  const hasFailed = useView('online', (snapshot) => snapshot.hasTag('failed'));
  const signedIn = useView('session', isSignedIn);
  if (here === undefined && hasFailed)
    return (
      <div className={styles.strip} role="alert">
        <p className={styles.none}>{say('Online.It did not load who is here.')}</p>
        <Button kind="ghost" onClick={() => actor.send({ type: 'online.retry' })}>
          {say('Common.Try again')}
        </Button>
      </div>
    );
  if (here === undefined) return <Skeleton shape="row" />;
  return (
    <div className={styles.strip}>
      <p className={styles.count}>
        <span className={styles.lamp} aria-hidden="true" />
        {say('Online.{count} players online', { count: here.count })}
      </p>
      {signedIn && <Friends />}
    </div>
  );
};

/** How many are here, and at most five friends among them [§2, §9]. */
export const OnlineStrip = () => {
  const say = useSay();
  return (
    <Card as="section" title={say('Online.Who is here')} padding="small">
      <Late fallback={<Skeleton shape="row" />}>
        <Strip />
      </Late>
    </Card>
  );
};
