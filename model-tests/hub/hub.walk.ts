import { hubMachine } from '../../machines/hub/hub.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const message = (sequence?: number) =>
  JSON.stringify({ Changed: ['favorites'], ...(sequence !== undefined && { Sequence: sequence }) });
const received = (body: string) =>
  ({ type: 'hub.received', handler: 'OnPlayerChange', body }) as const;

export const hubWalk = walk({
  machine: silent(hubMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'session.renewed' },
    { type: 'tabs.led' },
    { type: 'tabs.followed' },
    { type: 'tabs.rested' },
    { type: 'tabs.told', offline: false, visible: true, isReset: false },
    { type: 'tabs.told', offline: true, visible: true, sequence: 3, isReset: false },
    { type: 'tabs.told', offline: false, visible: true, sequence: 5, isReset: true },
    { type: 'hub.reset' },
    { type: 'hub.stop' },
    { type: 'hub.opened' },
    { type: 'hub.dropped' },
    { type: 'hub.refused' },
    { type: 'hub.closed' },
    { type: 'hub.resumed', sequence: 3, missed: 0, reset: false },
    { type: 'hub.resumed', sequence: 3, missed: 0, reset: true },
    { type: 'hub.resumed', after: 3, sequence: 3, missed: 0, reset: false },
    { type: 'hub.missed' },
    received('no JSON'),
    received(message()),
    received(message(3)),
    received(message(5)),
    { type: 'port.failed', port: 'hub.connection' },
  ],
  view: ({ context }) => context,
});
