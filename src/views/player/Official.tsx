import BadgeCheck from 'lucide-react/icons/badge-check';
import type { Profile } from '../../../contract/profile';
import { useSay } from '../../app/say';
import { Avatar } from '../../ui/Avatar';
import { Cover } from './Cover';
import styles from './PlayerCard.module.css';
import page from './PlayerPage.module.css';

/** The platform's own account [§2 /profile/admin]: nobody's friend, at no level, never away. */
export const Official = ({ profile }: { profile: Profile }) => {
  const say = useSay();
  const { _id, icon, name } = profile;
  return (
    <Cover background={profile.background}>
      <div className={styles.head}>
        <Avatar name={name} seed={_id} size="huge" decorative {...(icon && { src: icon })} />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.badge}>
            <BadgeCheck aria-hidden="true" />
            {say('Player.Official account')}
          </p>
        </div>
      </div>
      <p className={page.about}>
        {say('Player.What the house itself gives, writes and announces comes from here.')}
      </p>
    </Cover>
  );
};
