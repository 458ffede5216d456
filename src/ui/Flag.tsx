import { lazy, Suspense } from 'react';
import styles from './Flag.module.css';

export interface FlagProps {
  /** ISO 3166 alpha-2. */
  country: string;
  /** The country's name; without it the flag is decorative, the name standing beside it. */
  label?: string;
  size?: 'small' | 'normal';
}

// The table of 260 addresses stays out of the first load.
const FlagImage = lazy(() =>
  import('./FlagImage').then((loaded) => ({ default: loaded.FlagImage })),
);

export const Flag = (props: FlagProps) => (
  <span className={props.size === 'small' ? styles.small : styles.flag}>
    <Suspense fallback={null}>
      <FlagImage {...props} />
    </Suspense>
  </span>
);
