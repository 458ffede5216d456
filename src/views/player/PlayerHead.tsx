import Gem from 'lucide-react/icons/gem';
import { frameOf } from '../../../contract/level.rules';
import { LEVEL_DISPLAY_CAP } from '../../../contract/limits';
import type { Profile } from '../../../contract/profile';
import { language } from '../../../machines/country/locale.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Avatar } from '../../ui/Avatar';
import { Flag } from '../../ui/Flag';
import { LevelBadge } from '../../ui/LevelBadge';
import { namesOf } from './facts';
import styles from './PlayerCard.module.css';
import { presences } from './presences';

/** The value of `subscription` while one is active [decision 33]. */
const SUBSCRIBED = 2;

interface PlayerHeadProps {
  profile: Profile;
  /** The heading's level in the page's outline. */
  level: 1 | 2;
}

/** Face, name, flag or level, presence, friends, and the badge of a subscription [§2]. */
export const PlayerHead = ({ profile, level }: PlayerHeadProps) => {
  const say = useSay();
  const { _id, country, friendCount, icon, presence, subscription, username, view } = profile;
  const code = useView('locale', language);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.head}>
      <Avatar
        name={username}
        seed={_id}
        size={level === 1 ? 'huge' : 'big'}
        decorative
        presence={presence}
        frame={frameOf(profile.level)}
        {...(icon !== undefined && { src: icon })}
      />
      <div className={styles.words}>
        <Heading className={styles.name}>
          {username}
          {view === 'flag' && country !== undefined ? (
            <Flag country={country} label={namesOf(code, 'region')(country)} />
          ) : (
            <LevelBadge
              level={profile.level}
              cap={LEVEL_DISPLAY_CAP}
              label={say('Player.Level {level}', { level: profile.level })}
            />
          )}
        </Heading>
        {profile.name !== username && <p className={styles.real}>{profile.name}</p>}
        <p className={styles.state}>
          {say(presences[presence])} · {say('Player.{count} friends', { count: friendCount })}
        </p>
        {subscription === SUBSCRIBED && (
          <p className={styles.badge}>
            <Gem aria-hidden="true" />
            {say('Player.Subscriber')}
          </p>
        )}
      </div>
    </div>
  );
};
