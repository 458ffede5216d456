import { fromCallback } from 'xstate';
import { aStaffSelf } from '../../contract/make/staff';
import { problem } from '../../contract/problems';
import { answerTicketDue } from '../../contract/ticket.desk';
import { deskMachine } from '../../machines/office/desk.machine';
import { deskPorts } from '../../machines/office/desk.words';
import { doorMachine } from '../../machines/office/door.machine';
import { doorPorts } from '../../machines/office/door.words';
import { finderMachine } from '../../machines/office/finder.machine';
import { finderPorts } from '../../machines/office/finder.words';
import { officeMachine } from '../../machines/office/office.machine';
import { freshAt } from '../../machines/office/office.rules';
import { officePorts } from '../../machines/office/office.words';
import { walk } from '../support/walk';

/** Ports that never answer: the walk brings the facts. */
const quiet = (ports: object) =>
  Object.fromEntries(Object.keys(ports).map((name) => [name, fromCallback(() => undefined)]));

const self = aStaffSelf();
const tickets = freshAt('tickets');
const money = freshAt('withdrawals');
const players = freshAt('players');

export const officeWalk = walk({
  machine: officeMachine.provide({
    actors: {
      ...quiet(officePorts),
      door: fromCallback(() => undefined) as never,
      desk: fromCallback(() => undefined) as never,
      finder: fromCallback(() => undefined) as never,
    },
  }),
  inputs: [
    { at: undefined, link: undefined },
    { at: tickets, link: undefined },
    { at: money, link: 'invitation' },
  ],
  events: [
    { type: 'office.entered', self },
    { type: 'office.ended' },
    { type: 'office.retry' },
    { type: 'office.go', to: players },
    { type: 'office.go', to: { ...money, id: 'withdrawal_1' } },
    { type: 'office.refine', to: { ...money, query: { ...money.query, page: 2 } } },
    { type: 'office.moved', at: players },
    { type: 'office.moved', at: money },
    { type: 'office.signOut' },
    { type: 'port.failed', port: 'office.self' },
  ],
  view: ({ context: { at, link, wasIn } }) => [at?.desk, link, wasIn],
});

const sample = {
  name: 'Demo admin',
  email: 'admin@staff.demo.example',
  role: 'admin' as const,
  password: 'Carousel-2026',
  code: '654321',
};
const entrance = { appName: 'Fairground', takesPasskeys: true, samples: [sample] };

export const doorWalk = walk({
  machine: doorMachine.provide({ actors: quiet(doorPorts) }),
  inputs: [{ link: undefined }, { link: 'invitation' }],
  events: [
    { type: 'door.shown', entrance },
    { type: 'door.stale', entrance },
    { type: 'door.change', field: 'email', value: 'ada@office.example' },
    { type: 'door.change', field: 'password', value: 'Carousel-2026' },
    { type: 'door.change', field: 'code', value: '123456' },
    { type: 'door.change', field: 'code', value: '12' },
    { type: 'door.sample', email: sample.email },
    { type: 'door.sample', email: 'ada@office.example' },
    { type: 'door.submit' },
    { type: 'door.unlock' },
    { type: 'door.opened', self, recovery: [] },
    { type: 'door.opened', self, recovery: ['aaaa-bbbb-cccc'] },
    { type: 'door.refused', problem: problem('wrong-credentials') },
    { type: 'door.written' },
    { type: 'door.retry' },
    { type: 'port.failed', port: 'door.enter' },
  ],
  view: ({ context: { link, values, isPasskey } }) => [link, isPasskey, Object.values(values)],
});

const row = { _id: 'withdrawal_1', username: 'june' };
const ticket = { _id: 'ticket_1', updatedAt: '2026-11-19T18:00:00.000Z' };
const ticketAt = { ...tickets, id: ticket._id };
/** What the other desks are walked with has no need of a ticket as well. */
const onTickets = new Set([
  ...['desk.listed', 'desk.told', 'desk.missing', 'desk.moved', 'desk.visit'],
  ...['desk.ask', 'desk.change', 'desk.do', 'desk.done', 'desk.cancel'],
]);
const elsewhere = { ...money, query: { ...money.query, page: 2 } };

export const deskWalk = walk({
  machine: deskMachine.provide({
    actors: { ...quiet(deskPorts), typing: fromCallback(() => undefined) as never },
  }),
  inputs: [{ at: money }, { at: ticketAt }],
  events: [
    { type: 'desk.listed', rows: [row], total: 1 },
    { type: 'desk.told', item: row },
    { type: 'desk.told', item: ticket },
    { type: 'desk.moved', updatedAt: ticket.updatedAt },
    { type: 'desk.moved' },
    { type: 'desk.visit', at: tickets },
    { type: 'desk.visit', at: ticketAt },
    {
      type: 'desk.ask',
      deed: { name: answerTicketDue.name, id: ticket._id },
      values: { text: '' },
    },
    { type: 'desk.missing' },
    { type: 'desk.visit', at: money },
    { type: 'desk.visit', at: elsewhere },
    { type: 'desk.visit', at: { ...money, id: 'withdrawal_1' } },
    { type: 'desk.type', text: 'june' },
    { type: 'desk.retry' },
    { type: 'desk.ask', deed: { name: 'refuseWithdrawalDue', id: row._id }, values: { why: '' } },
    { type: 'desk.change', field: 'why', value: 'Another name' },
    { type: 'desk.count' },
    { type: 'desk.counted', counted: { reached: 3 } },
    { type: 'desk.do' },
    { type: 'desk.done' },
    { type: 'desk.refused', problem: problem('step-illegal') },
    { type: 'desk.refused', problem: problem('factor-stale') },
    { type: 'desk.code', code: '123456' },
    { type: 'desk.prove', by: 'code' },
    { type: 'desk.prove', by: 'passkey' },
    { type: 'desk.proved' },
    { type: 'desk.cancel' },
    { type: 'desk.export' },
    { type: 'desk.exported' },
    { type: 'office.ended' },
    { type: 'port.failed', port: 'desk.list' },
  ],
  // What was typed for the second factor is the server's to judge: it makes no other place.
  view: ({ context: { at, deed } }) => [
    at.id === undefined,
    at.desk === 'tickets' && deed?.name === answerTicketDue.name,
  ],
  offers: (event, { context: { at } }) => {
    if (event.type === 'desk.visit') return event.at.desk === at.desk;
    if (at.desk !== 'tickets') return event.type !== 'desk.moved';
    return onTickets.has(event.type) && !('item' in event && event.item === row);
  },
});

export const finderWalk = walk({
  machine: finderMachine.provide({ actors: quiet(finderPorts) }),
  inputs: [{}],
  events: [
    { type: 'finder.open' },
    { type: 'finder.type', text: 'june' },
    { type: 'finder.type', text: ' ' },
    { type: 'finder.found', items: [{ kind: 'player', _id: 'player_1', says: 'june' }] },
    { type: 'finder.close' },
    { type: 'office.ended' },
    { type: 'port.failed', port: 'finder.find' },
  ],
  view: ({ context: { text } }) => text.trim() === '',
});
