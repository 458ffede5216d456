import { Suspense } from 'react';
import styles from './Flag.module.css';
import type { FlagProps } from './FlagImage';
import { part } from './part';

// The table of 260 addresses stays out of the first load.
const FlagImage = part(() => import('./FlagImage'), 'FlagImage');

export const Flag = (props: FlagProps) => (
  <span className={props.size === 'small' ? styles.small : styles.flag}>
    <Suspense fallback={null}>
      <FlagImage {...props} />
    </Suspense>
  </span>
);
