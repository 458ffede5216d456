import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';

const Folder = lazy(() => import('./Folder').then((loaded) => ({ default: loaded.Folder })));

/** The pictures below a profile: they are asked for beside the page, whose head does not wait. */
export const LateFolder = ({ of }: { of: string }) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <Folder of={of} />
  </Suspense>
);
