import { useSay } from '../../app/say';
import { Count } from '../../ui/Count';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './OpenCount.module.css';

/** How many requests wait at a place; nothing where none does. */
export const OpenCount = ({ count = 0 }: { count?: number | undefined }) => {
  const say = useSay();
  return count === 0 ? null : (
    <>
      <Count of={count} className={styles.count} />
      <VisuallyHidden>{say('Nav.{count} open requests', { count })}</VisuallyHidden>
    </>
  );
};
