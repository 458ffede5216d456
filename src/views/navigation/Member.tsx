import { IconLink } from '../../ui/IconLink';
import { BalancePill } from '../wallet/BalancePill';
import { AccountMenu } from './AccountMenu';
import styles from './Header.module.css';
import { usePost } from './places';

/** What the header has for who is signed in: coins, post and the account. */
export const Member = () => (
  <>
    <BalancePill />
    <span className={styles.post}>
      {usePost().map((place) => (
        <IconLink key={place.href} {...place} />
      ))}
    </span>
    <AccountMenu />
  </>
);
