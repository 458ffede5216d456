import type { AdaptersOf } from '../../../machines/kit/port';
import type { routerPorts } from '../../../machines/router/router.words';

/** The address below the origin, with query and hash: the verifier's round is in the hash. */
export const currentAddress = (): string =>
  `${location.pathname}${location.search}${location.hash}`;

export const routerAdapters: AdaptersOf<typeof routerPorts> = {
  'router.location': (_, answer, hear) => {
    hear((command) => {
      const before = location.pathname;
      if (command.type === 'location.replace') {
        history.replaceState(null, '', command.to);
        // The page is the same and says more of itself in its address.
        if (location.pathname === before) return;
      } else history.pushState(null, '', command.to);
      // Back and forward keep their place; a page that is gone to begins at its top.
      const isSmooth =
        'smooth' in command &&
        command.smooth === true &&
        !matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo({ top: 0, behavior: isSmooth ? 'smooth' : 'instant' });
    });
    const moved = () => answer({ type: 'router.moved', to: currentAddress() });
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  },
};
