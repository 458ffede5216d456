import type { InspectionEvent } from 'xstate';
import type { Start } from '../../machines/app/start';
import { openReporter } from './reporter';

/**
 * What the root of this tab is inspected by: the reporter, and with `?inspect` in the address the
 * hosted Stately inspector as well.
 */
export const attachInspector = async (start: Start): Promise<(event: InspectionEvent) => void> => {
  const { inspect, close } = openReporter(start, {
    id: crypto.randomUUID(),
    to: start.to,
    at: start.at,
  });
  addEventListener('pagehide', close, { once: true });
  if (!new URLSearchParams(location.search).has('inspect')) return inspect;
  const { openStately } = await import('./stately');
  const feed = openStately();
  return (event) => {
    inspect(event);
    feed(event);
  };
};
