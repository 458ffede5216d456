import Check from 'lucide-react/icons/check';
import type { DailyGift } from '../../../contract/daily';
import { useAmounts } from '../../app/amount';
import { useSay } from '../../app/say';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Daily.module.css';

/** What each day in a row pays: the last goes on, and a missed day is forgiven. */
export const Ladder = ({ daily: { ladder, days, state } }: { daily: DailyGift }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const here = Math.min(days, ladder.length);
  return (
    <>
      <ol className={styles.ladder} aria-label={say('Daily.What each day in a row pays')}>
        {ladder.map((coins, at) => {
          const isDone = at + 1 < here || (at + 1 === here && state === 'opened');
          return (
            <li
              key={coins}
              className={styles.day}
              data-done={isDone}
              aria-current={at + 1 === here ? 'step' : undefined}
            >
              <span aria-hidden="true" className={styles.mark}>
                {isDone ? <Check /> : String(at + 1)}
              </span>
              <bdi>{amountOf('COINS', coins)}</bdi>
              {isDone && <VisuallyHidden>{say('Daily.Opened')}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
      <p className={styles.muted}>{say('Daily.A missed day is forgiven.')}</p>
    </>
  );
};
