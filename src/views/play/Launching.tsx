import { useLayoutEffect } from 'react';
import { useSay } from '../../app/say';
import { LiveRegion } from '../../ui/LiveRegion';
import { Skeleton } from '../../ui/Skeleton';
import styles from './PlayPage.module.css';

/** The table is being laid; its place is kept. */
export const Launching = () => {
  const say = useSay();
  return (
    <div className={styles.launching} data-shell="shared">
      <LiveRegion>{say('Play.The game is starting')}</LiveRegion>
      <Skeleton shape="block" />
      <p className={styles.starting} aria-hidden="true">
        {say('Play.The game is starting')}
      </p>
    </div>
  );
};

export interface LaidProps {
  /** Told that it is there, and that it is not any more. */
  onLaid: (isLaid: boolean) => void;
}

/** Is there with what stands where the table was being laid. */
export const Laid = ({ onLaid }: LaidProps) => {
  useLayoutEffect(() => {
    onLaid(true);
    return () => onLaid(false);
  }, [onLaid]);
  return null;
};
