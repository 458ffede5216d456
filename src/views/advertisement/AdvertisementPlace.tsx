import { Suspense } from 'react';
import type { AdvertisementPlacement } from '../../../contract/advertisement';
import { Late } from '../../app/Late';
import { part } from '../../ui/part';
import styles from './AdvertisementPlace.module.css';

const AdvertisementBlock = part(() => import('./AdvertisementBlock'), 'AdvertisementBlock');

/** The room of an advertisement, there before anything is known of it: nothing jumps when it comes. */
export const AdvertisementPlace = ({ placement }: { placement: AdvertisementPlacement }) => (
  <div id={`advertisement-${placement}`} className={styles.place}>
    <Late fallback={null}>
      <Suspense fallback={null}>
        <AdvertisementBlock placement={placement} />
      </Suspense>
    </Late>
  </div>
);
