import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { Button } from './Button';
import { cx } from './cx';

export interface BannerProps {
  tone?: 'warning' | 'info';
  text: string;
  /** A second, quieter sentence, e.g. when the next attempt follows. */
  detail?: string;
  icon?: ReactNode;
  actionLabel?: string;
  busy?: boolean;
  onAction?: () => void;
}

/** A standing message across the page, such as a lost connection. */
export const Banner = (props: BannerProps) => {
  const { tone = 'warning', text, detail, icon, actionLabel, busy = false, onAction } = props;
  return (
    <div className={cx(styles.banner, styles[tone])} role="status">
      <span className={styles.icon}>{icon ?? <CloudOff aria-hidden="true" />}</span>
      <p className={styles.words}>
        <strong>{text}</strong> {detail && <span className={styles.detail}>{detail}</span>}
      </p>
      {actionLabel && onAction && (
        <Button kind="ghost" busy={busy} onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </div>
  );
};
