import type { Entry } from '../../machines/app/tape';
import { cx } from '../ui/cx';
import styles from './JournalList.module.css';
import { useRows } from './useRows';

export interface JournalListProps {
  /** Newest first. */
  entries: readonly Entry[];
  /** When the app was started (ms since 1970). */
  since: number;
  /** Number of the entry that was stepped to. */
  chosen: number | undefined;
  onChoose: (n: number) => void;
}

/** More rows than anybody reads; a filter finds the others. */
const ROWS = 300;

const time = (since: number, at: number): string => {
  const seconds = Math.max(0, Math.round((at - since) / 1_000));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

const isTimer = (type: string): boolean => type.startsWith('xstate.after.');

/** `after CLOCK_REFRESH_MS` of `xstate.after.CLOCK_REFRESH_MS.session.rested`. */
const typeOf = (type: string): string =>
  isTimer(type) ? `after ${type.split('.')[2] ?? ''}` : type;

/** What entered the system; choosing an entry goes to the moment after it. */
export const JournalList = ({ entries, since, chosen, onChoose }: JournalListProps) => {
  const shown = entries.slice(0, ROWS);
  const { list, steer } = useRows<HTMLDivElement>((index) => onChoose(shown[index]?.n ?? 0));
  const holder = shown.some(({ n }) => n === chosen) ? chosen : shown[0]?.n;
  return (
    <>
      <div ref={list} className={styles.list} role="listbox" aria-label="Journal" onKeyDown={steer}>
        {shown.map(({ n, at, to, event }) => (
          <button
            key={n}
            type="button"
            role="option"
            data-row=""
            className={cx(
              styles.row,
              event.type === 'port.failed' && styles.failed,
              isTimer(event.type) && styles.timer,
            )}
            aria-selected={n === chosen}
            tabIndex={n === holder ? 0 : -1}
            title={event.type}
            onClick={() => onChoose(n)}
          >
            <span className={styles.number}>{n}</span>
            <span className={styles.type}>{typeOf(event.type)}</span>
            <span className={styles.at}>{time(since, at)}</span>
            <span className={styles.to}>{to}</span>
          </button>
        ))}
      </div>
      {entries.length > ROWS && (
        <p className={styles.rest}>
          The newest {ROWS} of {entries.length} are shown.
        </p>
      )}
    </>
  );
};
