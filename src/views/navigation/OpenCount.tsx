import { useSay } from '../../app/say';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './OpenCount.module.css';

const MANY = 99;

/** How many requests wait at a place; nothing where none does. */
export const OpenCount = ({ count = 0 }: { count?: number | undefined }) => {
  const say = useSay();
  return count === 0 ? null : (
    <span className={styles.count}>
      <span aria-hidden="true">{count > MANY ? `${MANY}+` : count}</span>
      <VisuallyHidden>{say('Nav.{count} open requests', { count })}</VisuallyHidden>
    </span>
  );
};
