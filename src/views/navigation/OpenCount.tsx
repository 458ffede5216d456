import { useSay } from '../../app/say';
import { Count } from '../../ui/Count';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './OpenCount.module.css';

interface OpenCountProps {
  count?: number | undefined;
  /** The slug of what they are, with a place for their number. */
  says?: string | undefined;
}

/** How much waits at a place, requests unless told; nothing where none does. */
export const OpenCount = ({ count = 0, says = 'Nav.{count} open requests' }: OpenCountProps) => {
  const say = useSay();
  return count === 0 ? null : (
    <>
      <Count of={count} className={styles.count} />
      <VisuallyHidden>{say(says, { count })}</VisuallyHidden>
    </>
  );
};
