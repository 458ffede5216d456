import { useSyncExternalStore } from 'react';

/** The middle breakpoint [§9]: from here on there is room beside a list. */
const WIDE = '(min-width: 992px)';

const watch = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/**
 * Whether the window has room for a column beside the main one; undefined where the server draws,
 * which knows no window: both are drawn then, and the styles show one of them.
 */
export const useWide = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    watch,
    () => matchMedia(WIDE).matches,
    () => undefined,
  );
