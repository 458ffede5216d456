import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../ui/Skeleton';

/** A view whose code is asked for beside the page, which does not wait for it. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const View = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense fallback={<Skeleton shape="block" />}>
      <View {...props} />
    </Suspense>
  );
};
