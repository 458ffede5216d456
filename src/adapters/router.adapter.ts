import type { routerPorts } from '../../machines/router/router.ports';
import type { AdaptersOf } from './adapters';

/** The address below the origin, with query and hash: the verifier's round is in the hash. */
export const currentAddress = (): string =>
  `${location.pathname}${location.search}${location.hash}`;

export const routerAdapters: AdaptersOf<typeof routerPorts> = {
  'router.location': (_, answer, hear) => {
    hear(({ type, to }) =>
      type === 'location.push'
        ? history.pushState(null, '', to)
        : history.replaceState(null, '', to),
    );
    const moved = () => answer({ type: 'router.moved', to: currentAddress() });
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  },
};
