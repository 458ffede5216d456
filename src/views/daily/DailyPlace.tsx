import { Skeleton } from '../../ui/Skeleton';
import styles from './Daily.module.css';

/** The place of the gift of the day, until it is known how it stands. */
export const DailyPlace = ({ ladder = false }: { ladder?: boolean }) => (
  <div className={ladder ? styles.tall : styles.daily}>
    <Skeleton shape="row" />
  </div>
);
