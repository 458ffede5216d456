import { alertMachine } from '../../machines/alert/alert.machine';
import { alertsMachine } from '../../machines/alert/alerts.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const alertsWalk = walk({
  machine: silent(alertsMachine),
  inputs: [undefined],
  events: [
    { type: 'alerts.say', kind: 'info', slug: 'Home.Hello' },
    { type: 'xstate.done.actor.*', actorId: 'alert:0' },
  ],
  view: ({ context }) => Math.min(context.said, 8),
});

export const alertWalk = walk({
  machine: alertMachine,
  inputs: [
    { kind: 'info', slug: 'Home.Hello' },
    { kind: 'error', slug: 'Home.Oh' },
  ],
  events: [
    { type: 'alert.close' },
    { type: 'alert.hold', shownMs: 0 },
    { type: 'alert.release' },
    { type: 'alert.followed', by: { kind: 'error', slug: 'Home.Oh' } },
    { type: 'alert.followed', by: { kind: 'error', slug: 'Home.Other' } },
  ],
  view: () => undefined,
});
