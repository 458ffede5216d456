import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';

const Devices = lazy(() => import('./Devices').then((loaded) => ({ default: loaded.Devices })));

/** The browsers at the end of the settings: asked for beside the page, whose forms do not wait. */
export const LateDevices = () => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <Devices />
  </Suspense>
);
