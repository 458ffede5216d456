import { cx } from '../ui/cx';
import { useAgo } from './ago';
import { useDates } from './dates';
import { useInBrowser } from './inBrowser';
import styles from './Moment.module.css';
import { useSay } from './say';

interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** A phrase with a place for it, `{time}`. */
  says?: string;
  /** Inside a link or a button, whose focus is also its own. */
  isInControl?: boolean;
  /** At the end of its line: the date opens towards the start. */
  isAtEnd?: boolean;
  className?: string | undefined;
}

/** How long ago something was; its date and time stand over it on hover and focus [§9]. */
export const Moment = ({
  at,
  says,
  isInControl = false,
  isAtEnd = false,
  className,
}: MomentProps) => {
  const say = useSay();
  const agoOf = useAgo();
  const dateOf = useDates('minute');
  // In the zone of the device.
  const isHere = useInBrowser();
  const time = agoOf(at);
  return (
    <time
      className={cx(styles.moment, isAtEnd && styles.atEnd, className)}
      dateTime={at}
      title={isHere ? dateOf(at) : undefined}
      tabIndex={isInControl ? undefined : 0}
    >
      {says === undefined ? time : say(says, { time })}
    </time>
  );
};
