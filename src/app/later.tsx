import { type ComponentType, Suspense } from 'react';
import { part } from '../ui/part';
import { Skeleton } from '../ui/Skeleton';

/** A view whose code is asked for beside the page, which does not wait for it. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const View = part(async () => ({ View: await load() }), 'View');
  return (props: Props) => (
    <Suspense fallback={<Skeleton shape="block" />}>
      <View {...props} />
    </Suspense>
  );
};
