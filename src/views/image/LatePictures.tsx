import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';

const Pictures = lazy(() => import('./Pictures').then((loaded) => ({ default: loaded.Pictures })));

/** The pictures of a text: asked for once there are some, and the text does not wait. */
export const LatePictures = (given: ComponentProps<typeof Pictures>) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <Pictures {...given} />
  </Suspense>
);
