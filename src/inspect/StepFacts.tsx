import type { Entry } from '../../machines/app/tape';
import styles from './Facts.module.css';
import { JsonTree } from './JsonTree';
import type { Told } from './moment';

export interface StepFactsProps {
  entry: Entry;
  /** What the actors told each other because of it. */
  followed: readonly Told[];
}

/** One entry of the journal, and what followed from it. */
export const StepFacts = ({ entry, followed }: StepFactsProps) => (
  <div className={styles.facts}>
    <p>
      <strong>{entry.event.type}</strong> <span className={styles.muted}>to {entry.to}</span>
    </p>
    <JsonTree value={entry.event} />
    <h3 className={styles.heading}>
      {followed.length === 0 ? 'Nobody was told of it' : `What followed (${followed.length})`}
    </h3>
    <ol className={styles.followed}>
      {followed.map(({ from, to, event }, index) => (
        <li key={index}>
          <strong>{event.type}</strong>{' '}
          <span className={styles.muted}>
            {from} → {to}
          </span>
        </li>
      ))}
    </ol>
  </div>
);
