import { Button } from './Button';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  label: string;
  /** Locked for a moment after each click [§4]. */
  locked: boolean;
  busy?: boolean;
  /** How much is shown, e.g. "12 of 48". */
  progress?: string;
  onClick: () => void;
}

export const LoadMore = ({ label, locked, busy, progress, onClick }: LoadMoreProps) => (
  <div className={styles.more}>
    {progress && <p className={styles.progress}>{progress}</p>}
    <Button busy={busy || locked} onClick={onClick}>
      {label}
    </Button>
  </div>
);
