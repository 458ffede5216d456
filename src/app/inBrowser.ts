import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a browser draws: false where the server does, and while its drawing is taken over, which
 * has to begin as it was left. For what only a device knows: its zone, its layers over the page.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
