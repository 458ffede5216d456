import { finder, finderAt } from './support';

export default { title: 'machines/finder' };

const items = [
  { kind: 'player' as const, _id: 'player_0001', says: 'DemoJune', playerId: 'player_0001' },
  { kind: 'ticket' as const, _id: 'ticket_0001', says: 'The wheel stands still' },
];

export const Closed = finder(finderAt('closed'));
export const Resting = finder(finderAt({ open: 'resting' }));
export const Typing = finder(finderAt({ open: 'typing' }, { text: 'june' }));
export const Finding = finder(finderAt({ open: 'finding' }, { text: 'june' }));
export const Found = finder(finderAt({ open: 'found' }, { text: 'june', items }));
export const Nothing = finder(finderAt({ open: 'found' }, { text: 'nobody' }));
export const Failed = finder(finderAt({ open: 'failed' }, { text: 'june' }));
