import { tabsMachine } from '../../machines/tab/tabs.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const told = { type: 'tabs.told', visible: false, sequence: 3, isReset: false } as const;

export const tabsWalk = walk({
  machine: silent(tabsMachine),
  inputs: [undefined],
  events: [
    { type: 'session.opened', playerId: 'player_ann1' },
    { type: 'session.closed' },
    { type: 'tabs.seen' },
    { type: 'tabs.hidden' },
    { type: 'tabs.rested' },
    { type: 'tabs.woken' },
    { type: 'tabs.led' },
    { type: 'tabs.followed' },
    { type: 'tabs.alone' },
    { type: 'tabs.asked' },
    { type: 'tabs.nudged' },
    { type: 'tabs.nudge' },
    { ...told, offline: false },
    { ...told, offline: true },
    { type: 'tabs.relayed', handler: 'OnPlayerChange', body: '{"Sequence":4}' },
    { type: 'tabs.announce', kind: 'info', slug: 'Gifts.A gift from {name}' },
    { type: 'tabs.announce', kind: 'info', slug: 'Gifts.A gift from {name}', festive: true },
    { type: 'hub.told', offline: true, sequence: 3, isReset: false },
    { type: 'hub.delivered', handler: 'OnPlayerChange', body: '{"Sequence":4}', sequence: 4 },
    { type: 'port.failed', port: 'tabs.channel' },
  ],
  view: ({ context }) => context,
});
