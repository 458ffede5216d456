import { hubMachine } from '../machines/hub/hub.machine';
import { silent } from './support/silent';
import { walk } from './support/walk';

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
    { type: 'hub.reset' },
    { type: 'hub.stop' },
    { type: 'hub.opened' },
    { type: 'hub.dropped' },
    { type: 'hub.refused' },
    { type: 'hub.closed' },
    { type: 'hub.resumed', sequence: 3, missed: 0, reset: false },
    { type: 'hub.resumed', sequence: 3, missed: 0, reset: true },
    received('no JSON'),
    received(message()),
    received(message(3)),
    received(message(5)),
    { type: 'port.failed', port: 'hub.connection' },
  ],
  view: ({ context }) => context,
});
