import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/Skeleton';

const Feed = lazy(() =>
  import('./ActivityFeed').then(({ ActivityFeed }) => ({ default: ActivityFeed })),
);

/** The feed below a profile: it is asked for beside the page, whose head does not wait for it. */
export const LateFeed = () => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <Feed />
  </Suspense>
);
