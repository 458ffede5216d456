import { useSyncExternalStore } from 'react';

/** The middle breakpoint [§9]: from here on there is room beside a list. */
const WIDE = '(min-width: 992px)';

const watch = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the window has room for a column beside the main one. */
export const useWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
