import type { Adapters } from '../../../machines/app/furnish';
import { isViewer } from '../../../machines/auth/viewing.rules';
import type { Adapter } from '../../../machines/kit/port';

type Apart = Pick<Adapters, 'hub.connection' | 'tabs.lead' | 'tabs.channel'>;
type AnyAdapter = Adapter<unknown, never, never>;

/** Staff that only looks at a player's page is not there in their name: no hub tells, no tab of theirs is led. */
export const portsOfViewer: Apart = {
  'hub.connection': ({ after }, answer, hear) => {
    // Nothing is missed, so the only command is to close.
    hear(() => answer({ type: 'hub.closed' }));
    answer({ type: 'hub.opened' });
    answer({ type: 'hub.resumed', after, sequence: after ?? 0, missed: 0, reset: false });
    return undefined;
  },
  'tabs.lead': (_, answer) => {
    answer({ type: 'tabs.alone' });
    return undefined;
  },
  'tabs.channel': () => undefined,
};

/** The same ports, answered so while the token is one for looking [decision 189]. */
export const apartForViewers = (
  adapters: Partial<Adapters>,
  tokenOf: () => string | undefined,
): Partial<Adapters> => {
  const others = adapters as Record<string, AnyAdapter>;
  const apart = Object.entries(portsOfViewer as unknown as Record<string, AnyAdapter>).map(
    ([name, viewers]): [string, AnyAdapter] => [
      name,
      (...asked) => (isViewer(tokenOf()) ? viewers : others[name])?.(...asked),
    ],
  );
  return { ...adapters, ...Object.fromEntries(apart) };
};
