import BellIcon from 'lucide-react/icons/bell';
import { useUnseen } from '../../app/Page';
import { useSay } from '../../app/say';
import styles from './Bell.module.css';

const MANY = 99;

/** Leads to the notifications, and says how many are unseen. */
export const Bell = () => {
  const say = useSay();
  const count = useUnseen();
  const label =
    count === 0 ? say('Nav.Notifications') : say('Nav.{count} unseen notifications', { count });
  return (
    <a className={styles.bell} href="/notifications" aria-label={label} data-bell>
      <BellIcon aria-hidden="true" />
      {count > 0 && (
        // Drawn by the stylesheet: read out beside the label it would be a second number.
        <span
          key={count}
          className={styles.count}
          data-count={count > MANY ? `${MANY}+` : count}
          aria-hidden="true"
        />
      )}
    </a>
  );
};
