import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Radio from 'lucide-react/icons/radio';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import styles from './TimeControls.module.css';

export interface TimeControlsProps {
  /** Number of the entry that was stepped to; undefined when the app is watched live. */
  n: number | undefined;
  /** Entries in the journal. */
  count: number;
  canGoBack: boolean;
  canGoForth: boolean;
  busy: boolean;
  onBack: () => void;
  onForth: () => void;
  onLive: () => void;
}

/** Back and forth in the journal, and back to what happens now. */
export const TimeControls = (props: TimeControlsProps) => {
  const { n, count, canGoBack, canGoForth, busy, onBack, onForth, onLive } = props;
  const isLive = n === undefined;
  return (
    <div className={styles.controls} role="group" aria-label="Moment">
      <IconButton
        label="One entry back"
        icon={<ChevronLeft />}
        disabled={!canGoBack}
        onClick={onBack}
      />
      <p className={styles.moment} role="status">
        {isLive ? `Live, ${count} entries` : `After entry ${n} of ${count}`}
      </p>
      <IconButton
        label="One entry forth"
        icon={<ChevronRight />}
        disabled={!canGoForth}
        onClick={onForth}
      />
      <Button kind="primary" icon={<Radio />} disabled={isLive} busy={busy} onClick={onLive}>
        Live
      </Button>
    </div>
  );
};
