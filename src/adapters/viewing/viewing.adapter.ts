import type { hubPorts } from '../../../machines/hub/hub.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import { openDisk } from '../disk';

/** Whether staff looks at a player's page in this tab. */
export const isViewing = (): boolean => openDisk(() => sessionStorage).read('token') !== undefined;

/** In place of the hub: whoever only looks at a player's page is not there in their name, and is told nothing. */
export const hubOfViewer: AdaptersOf<typeof hubPorts>['hub.connection'] = (
  { after },
  answer,
  hear,
) => {
  // Nothing is missed, so the only command is to close.
  hear(() => answer({ type: 'hub.closed' }));
  answer({ type: 'hub.opened' });
  answer({ type: 'hub.resumed', after, sequence: after ?? 0, missed: 0, reset: false });
  return undefined;
};
