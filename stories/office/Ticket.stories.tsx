import { problem } from '../../contract/problems';
import { deskTypingMachine } from '../../machines/office/deskTyping';
import { freshAt, type OfficeAddress } from '../../machines/office/office.rules';
import { still } from '../support/still';
import { desk, deskAt } from './support';

export default { title: 'machines/desk/tickets' };

const at: OfficeAddress = { ...freshAt('tickets'), id: 'ticket_0001' };
const rows = [
  {
    _id: 'ticket_0001',
    title: 'The wheel stands still',
    category: 'game',
    status: 'awaiting_support_reply',
    who: 'DemoMila',
    playerId: 'player_0001',
    assignee: 'Ada',
    waitingSince: '2026-11-23T09:30:00.000Z',
    isLate: true,
    updatedAt: '2026-11-23T09:30:00.000Z',
  },
  {
    _id: 'ticket_0002',
    title: 'Objection to decision report_0002',
    category: 'appeal',
    status: 'awaiting_support_reply',
    who: 'Gus',
    waitingSince: '2026-11-24T09:30:00.000Z',
    isLate: false,
    updatedAt: '2026-11-24T09:30:00.000Z',
  },
];
const listed = { at: freshAt('tickets'), rows, total: 2 };
const file = { _id: 'attachment_0001', bytes: 9_000, url: '/files/attachment_0001.4f1c' };
const whole = {
  ...rows[0],
  description: 'I turned the wheel by the pier and it has not moved since nine.',
  attachments: [
    { ...file, name: 'wheel.webp', type: 'image' },
    { ...file, _id: 'attachment_0002', name: 'what-happened.json.gz', type: 'happened' },
  ],
  said: [
    {
      _id: 'message_0001',
      by: 'support',
      staff: 'Ada',
      text: 'Which wheel was it?',
      attachments: [],
      at: '2026-11-23T10:30:00.000Z',
    },
    {
      _id: 'note_1',
      by: 'note',
      staff: 'Bob',
      text: 'Asked the studio.',
      attachments: [],
      at: '2026-11-23T10:40:00.000Z',
    },
    {
      _id: 'message_0002',
      by: 'player',
      text: 'The one by the pier.',
      attachments: [{ ...file, _id: 'attachment_0003', name: 'receipt.pdf', type: 'pdf' }],
      at: '2026-11-23T11:30:00.000Z',
    },
  ],
  prepared: [
    { name: 'details', text: 'Hello DemoMila, tell us more about “The wheel stands still”.' },
    { name: 'thanks', text: 'Thank you, DemoMila.' },
  ],
  colleagues: [
    { _id: 'staff_0002', name: 'Bob' },
    { _id: 'staff_0003', name: 'Io' },
  ],
  others: [{ _id: 'ticket_0003', title: 'The wheel again' }],
  joined: [],
};
const appeal = {
  ...whole,
  ...rows[1],
  description: 'It was a quotation.',
  about: { report: 'report_0002', reported: 'DemoArlo' },
  attachments: [],
  said: [],
};
const open = { ...listed, at };
const give = { deed: { name: 'giveTicketDue', id: 'ticket_0001' }, values: { to: 'staff_0002' } };
const answer = {
  deed: { name: 'answerTicketDue', id: 'ticket_0001' },
  values: { text: 'We oil it.' },
};

export const Queue = desk(deskAt({}, listed), { at: listed.at });
const payments: OfficeAddress = {
  desk: 'tickets',
  query: { ...listed.at.query, filter: 'mine', kind: 'payment' },
};
export const Narrowed = desk(deskAt({}, { at: payments }), { at: payments });
export const Reading = desk(deskAt({ item: 'reading' }, open), { at });
export const Whole = desk(deskAt({ item: 'read' }, { ...open, item: whole as never }), { at });
export const Objection = desk(deskAt({ item: 'read' }, { ...open, item: appeal as never }), { at });
export const Resolved = desk(
  deskAt({ item: 'read' }, { ...open, item: { ...whole, status: 'resolved' } as never }),
  { at },
);
export const Giving = desk(
  deskAt({ item: 'read', deed: { asking: 'untried' } }, { ...open, item: whole as never, ...give }),
  { at },
);
export const NotGiven = desk(
  deskAt(
    { item: 'read', deed: { asking: 'refused' } },
    { ...open, item: whole as never, ...give, problem: problem('colleague-unfit') },
  ),
  { at },
);
export const Answering = desk(
  deskAt(
    { item: 'read', deed: { asking: 'untried' } },
    { ...open, item: whole as never, ...answer },
  ),
  { at },
);
export const Merging = desk(
  deskAt(
    { item: 'read', deed: { asking: 'untried' } },
    {
      ...open,
      item: whole as never,
      deed: { name: 'mergeTicketDue', id: 'ticket_0001' },
      values: { into: 'ticket_0003' },
    },
  ),
  { at },
);
export const NotMerged = desk(
  deskAt(
    { item: 'read', deed: { asking: 'refused' } },
    {
      ...open,
      item: whole as never,
      deed: { name: 'mergeTicketDue', id: 'ticket_0001' },
      values: { into: 'ticket_0003' },
      problem: problem('ticket-merged'),
    },
  ),
  { at },
);
export const Merged = desk(
  deskAt(
    { item: 'read' },
    {
      ...open,
      item: { ...whole, status: 'resolved', said: [], mergedInto: 'ticket_0003' } as never,
    },
  ),
  { at },
);
export const Joined = desk(
  deskAt(
    { item: 'read' },
    {
      ...open,
      item: { ...whole, joined: [{ _id: 'ticket_0004', title: 'Is it broken?' }] } as never,
    },
  ),
  { at },
);
export const Missing = desk(deskAt({ item: 'missing' }, open), { at });
export const Unread = desk(deskAt({ item: 'unread' }, open), { at });
export const Nothing = desk(deskAt({}, { at: listed.at }), { at: listed.at });

const typing = {
  typing: {
    src: 'typing',
    still: still(
      deskTypingMachine,
      { hand: 'resting', line: 'waiting' },
      {
        id: 'ticket_0001',
        access: '',
        isTyping: false,
        typists: [{ by: 'player' }, { by: 'support', staff: 'Bob' }],
      },
    ),
  },
};
export const OthersWrite = desk(
  deskAt({ item: 'read', typing: 'on' }, { ...open, item: whole as never }, typing),
  { at },
);
export const AnsweringTwice = desk(
  deskAt(
    { item: 'read', typing: 'on', deed: { asking: 'untried' } },
    { ...open, item: whole as never, ...answer },
    typing,
  ),
  { at },
);

export const TakingBack = desk(
  deskAt(
    { item: 'read', deed: { asking: 'untried' } },
    {
      ...open,
      item: { ...whole, status: 'resolved', said: [], mergedInto: 'ticket_3' } as never,
      deed: { name: 'splitTicketDue', id: 'ticket_0001' },
      values: { why: 'Another wheel' },
    },
  ),
  { at },
);
