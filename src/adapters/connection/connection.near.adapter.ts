import type { connectionPorts } from '../../../machines/connection/connection.words';
import type { AdaptersOf } from '../../../machines/kit/port';

export const connectionAdapters: AdaptersOf<typeof connectionPorts> = {
  'connection.watch': (_, answer) => {
    const end = new AbortController();
    const listen = { signal: end.signal };
    addEventListener('online', () => answer({ type: 'connection.found' }), listen);
    addEventListener('offline', () => answer({ type: 'connection.lost' }), listen);
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && answer({ type: 'connection.seen' }),
      listen,
    );
    if (!navigator.onLine) answer({ type: 'connection.lost' });
    return () => end.abort();
  },
};
