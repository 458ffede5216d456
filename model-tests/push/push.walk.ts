import { problem } from '../../contract/problems';
import { pushMachine } from '../../machines/push/push.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const ann = JSON.stringify({ player: 'player_ann1' });
const ports = ['prepare', 'ask', 'register', 'drop'];

export const pushWalk = walk({
  machine: silent(pushMachine),
  inputs: [
    { choice: {} },
    { choice: { player: 'player_ann1' } },
    { choice: { player: 'player_ben1' } },
  ],
  events: [
    { type: 'session.opened', playerId: 'player_ann1' },
    { type: 'session.closed' },
    { type: 'push.ask' },
    { type: 'push.stop' },
    { type: 'push.dismiss' },
    { type: 'push.prepared', permission: 'default' },
    { type: 'push.prepared', permission: 'denied' },
    { type: 'push.unsupported', gap: 'missing' },
    { type: 'push.answered', permission: 'granted' },
    { type: 'push.answered', permission: 'denied' },
    { type: 'push.answered', permission: 'default' },
    { type: 'push.registered' },
    { type: 'push.refused', problem: problem('rate-limited') },
    { type: 'push.dropped' },
    { type: 'push.chosen', choice: ann },
    { type: 'push.chosen', choice: null },
    { type: 'push.arrived', category: 'gifts' },
    { type: 'push.lost' },
    { type: 'push.followed', to: '/notifications/gifts' },
    { type: 'connection.found' },
    ...ports.map((name) => ({ type: 'port.failed' as const, port: `push.${name}` })),
  ],
  // What any state takes alike is told in one or two.
  offers: ({ type }, here) => {
    const isBusy = here.matches({ member: 'asking' }) || here.matches({ member: 'stopping' });
    if (type === 'push.chosen')
      return here.matches('absent') || (here.matches('member') && !isBusy);
    if (type === 'push.arrived' || type === 'push.followed') return here.matches({ member: 'on' });
    return true;
  },
  view: ({ context: { player, choice, permission } }) => [
    player,
    choice.player,
    permission === 'denied',
  ],
});
