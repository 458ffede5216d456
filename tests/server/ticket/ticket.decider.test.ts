import { describe, test } from 'vitest';
import { TICKET_REOPEN_MS } from '../../../contract/limits';
import {
  decideAnswerTicket,
  decideAssignTicket,
  decideCloseTicket,
  decideGiveTicket,
  decideNoteTicket,
  decideOpenTicket,
  decideResolveTicket,
  decideWriteTicket,
  type TicketOrder,
  unlessErased,
} from '../../../server/ticket/ticket.decider';
import {
  type KeptFile,
  type TicketEvent,
  type TicketState,
  ticketKind,
} from '../../../server/ticket/ticket.events';
import { after, given } from '../../support/decider';
import { ANN, at, BEN, NOW, nobody, player } from '../../support/states';

const none = { named: 0, found: [] };
const order: TicketOrder = {
  contact: undefined,
  language: 'en-US',
  title: 'The wheel stands still',
  description: 'Since noon.',
  category: 'game',
  attaching: none,
  at: NOW,
};
const contact = { name: 'Ann', email: 'ann@example.com' };
const { contact: _, attaching: __, about: ___, ...told } = order;
const opened: TicketEvent = { type: 'ticket.opened', player: ANN, ...told, attachments: [] };
const guests: TicketEvent = { type: 'ticket.opened', contact, ...told, attachments: [] };
const empty = { ticket: ticketKind.initial, player: player() };

const file = (id: string): KeptFile => ({ id, name: 'a.png', type: 'image', bytes: 10 });
const files = (count: number): KeptFile[] =>
  Array.from({ length: count }, (_, index) => file(`attachment_${index}`));

test('an objection names the decision that it was told of; no other goes in', () => {
  const objects = (about: string | null) =>
    given(empty).when((states) => decideOpenTicket(states, 'ticket_1', ANN, { ...order, about }));
  objects('report_1').thenHappens(
    { ticket: [{ ...opened, about: 'report_1' }] },
    { id: 'ticket_1' },
  );
  objects(null).thenRefused('link-invalid');
});

test('a player opens one with a title', () => {
  given(empty)
    .when((states) => decideOpenTicket(states, 'ticket_1', ANN, order))
    .thenHappens({ ticket: [opened] }, { id: 'ticket_1' });
  // Who they are the account says: what else they say of it is not kept.
  given(empty)
    .when((states) => decideOpenTicket(states, 'ticket_1', ANN, { ...order, contact }))
    .thenHappens({ ticket: [opened] }, { id: 'ticket_1' });
});

test('a ticket without a title is refused', () => {
  given(empty)
    .when((states) => decideOpenTicket(states, 'ticket_1', ANN, { ...order, title: '' }))
    .thenRefused('ticket-title', { field: 'body.title' });
});

test.each<[string, TicketOrder['contact']]>([
  ['no contact', undefined],
  ['no name', { ...contact, name: '' }],
  ['no address', { ...contact, email: '' }],
])('a guest with %s is refused', (_name, given_) => {
  given({ ...empty, player: nobody })
    .when((states) =>
      decideOpenTicket(states, 'ticket_1', undefined, { ...order, title: '', contact: given_ }),
    )
    .thenRefused('ticket-contact', { field: 'body.playerInfo' });
});

test('a guest leaves name and address, which has to be one', () => {
  given({ ...empty, player: nobody })
    .when((states) => decideOpenTicket(states, 'ticket_1', undefined, { ...order, contact }))
    .thenHappens({ ticket: [guests] }, { id: 'ticket_1' });
  given({ ...empty, player: nobody })
    .when((states) =>
      decideOpenTicket(states, 'ticket_1', undefined, {
        ...order,
        contact: { ...contact, email: 'ann@' },
      }),
    )
    .thenRefused('email-malformed', { field: 'body.playerInfo.email' });
});

test('whose account is gone opens none, and an id is used once', () => {
  given({ ...empty, player: nobody })
    .when((states) => decideOpenTicket(states, 'ticket_1', ANN, order))
    .thenRefused('token-expired');
  given({ ...empty, ticket: after(ticketKind, opened) })
    .when((states) => decideOpenTicket(states, 'ticket_1', ANN, order))
    .thenRefused('conflict');
});

test.each([4, 5])('%i files come with a ticket and with a message', (count) => {
  const attaching = { named: count, found: files(count) };
  given(empty)
    .when((states) => decideOpenTicket(states, 'ticket_1', ANN, { ...order, attaching }))
    .thenHappens({ ticket: [{ ...opened, attachments: files(count) }] }, { id: 'ticket_1' });
  given(after(ticketKind, opened))
    .when((ticket) => decideWriteTicket(ticket, ann, { ...said, attaching }))
    .thenHappens({ ticket: [{ ...written, attachments: files(count) }] }, null);
});

test('a sixth file is refused, and one that is not there', () => {
  const six = { named: 6, found: files(6) };
  const lost = { named: 2, found: files(1) };
  for (const [attaching, code, params] of [
    [six, 'attachments-full', { max: 5 }],
    [lost, 'attachment-unknown', undefined],
  ] as const) {
    given(empty)
      .when((states) => decideOpenTicket(states, 'ticket_1', ANN, { ...order, attaching }))
      .thenRefused(code, params);
    given(after(ticketKind, opened))
      .when((ticket) => decideWriteTicket(ticket, ann, { ...said, attaching }))
      .thenRefused(code, params);
  }
});

const ann = { player: ANN, isLinked: false };
const linked = { player: undefined, isLinked: true };
const said = { message: 'message_1', text: 'It still does.', attaching: none, at: NOW };
const by = { staff: 'operator mo', at: NOW };
const answer = { message: 'message_2', text: 'Which wheel?' };
const written: Extract<TicketEvent, { type: 'ticket.written' }> = {
  type: 'ticket.written',
  player: ANN,
  by: 'player',
  message: 'message_1',
  text: said.text,
  at: NOW,
  attachments: [],
};
const answered: TicketEvent = {
  type: 'ticket.written',
  player: ANN,
  by: 'support',
  ...by,
  ...answer,
  attachments: [],
};
const assigned: TicketEvent = { type: 'ticket.assigned', player: ANN, ...by };
const resolved = (when = NOW): TicketEvent => ({
  type: 'ticket.resolved',
  player: ANN,
  by: 'player',
  at: when,
});
const rated: TicketEvent = {
  type: 'ticket.rated',
  player: ANN,
  rating: 4,
  review: 'Quick',
  at: NOW,
};
const rating = { rating: 4, review: 'Quick', at: NOW };
const unrated = { rating: undefined, review: '', at: NOW };
const of = (...events: readonly TicketEvent[]): TicketState => after(ticketKind, opened, ...events);

test('each message makes it the other side’s turn', () => {
  given(of(answered))
    .when((ticket) => decideWriteTicket(ticket, ann, said))
    .thenHappens({ ticket: [written] }, null);
  given(of(assigned))
    .when((ticket) => decideAnswerTicket(ticket, by, answer))
    .thenHappens({ ticket: [answered] }, null);
  given([of(written).phase, of(answered).phase, of(answered, written).phase])
    .when((phases) => ({ events: {}, answer: phases }))
    .thenNothing(['awaiting_support_reply', 'awaiting_player_reply', 'awaiting_support_reply']);
});

test('who answers what nobody sees to, sees to it', () => {
  given(of())
    .when((ticket) => decideAnswerTicket(ticket, by, answer))
    .thenHappens({ ticket: [assigned, answered] }, null);
});

test('a guest writes by the signed link, and nobody else', () => {
  const { player: _p, ...unowned } = written as typeof written & { player: string };
  given(after(ticketKind, guests))
    .when((ticket) => decideWriteTicket(ticket, linked, said))
    .thenHappens({ ticket: [unowned] }, null);
  given(after(ticketKind, guests))
    .when((ticket) => decideWriteTicket(ticket, ann, said))
    .thenRefused('not-found');
});

test('of another’s ticket, and of none, nobody hears', () => {
  for (const [ticket, asker] of [
    [of(), { player: BEN, isLinked: false }],
    [of(), { player: undefined, isLinked: false }],
    [of(), linked],
    [ticketKind.initial, ann],
    [ticketKind.initial, linked],
  ] as const) {
    given(ticket)
      .when((state) => decideWriteTicket(state, asker, said))
      .thenRefused('not-found');
    given(ticket)
      .when((state) => decideResolveTicket(state, asker, rating))
      .thenRefused('not-found');
  }
});

test.each([
  ['at once', NOW, true],
  ['just before 14 days', at(1 - TICKET_REOPEN_MS), true],
  ['14 days later', at(-TICKET_REOPEN_MS), false],
  ['later', at(-1 - TICKET_REOPEN_MS), false],
])('a message reopens what was resolved: %s', (_, when, isTaken) => {
  const players = given(of(resolved(when))).when((ticket) => decideWriteTicket(ticket, ann, said));
  const support = given(of(assigned, resolved(when))).when((ticket) =>
    decideAnswerTicket(ticket, by, answer),
  );
  const rates = given(of(resolved(when))).when((ticket) =>
    decideResolveTicket(ticket, ann, rating),
  );
  if (isTaken) {
    players.thenHappens({ ticket: [written] }, null);
    support.thenHappens({ ticket: [answered] }, null);
    rates.thenHappens({ ticket: [rated] }, null);
  } else for (const step of [players, support, rates]) step.thenRefused('ticket-closed');
});

test('the player resolves it, with a rating or without; again is silent', () => {
  given(of())
    .when((ticket) => decideResolveTicket(ticket, ann, rating))
    .thenHappens({ ticket: [resolved(), rated] }, null);
  given(of(answered))
    .when((ticket) => decideResolveTicket(ticket, ann, unrated))
    .thenHappens({ ticket: [resolved()] }, null);
  for (const ticket of [of(resolved()), of(resolved(), rated), of(resolved(at(-TICKET_REOPEN_MS)))])
    given(ticket)
      .when((state) => decideResolveTicket(state, ann, unrated))
      .thenNothing(null);
});

test('it is rated once, and anew after it was open again', () => {
  given(of(resolved(), rated))
    .when((ticket) => decideResolveTicket(ticket, ann, rating))
    .thenRefused('ticket-rated');
  given(of(resolved(), rated, written, resolved()))
    .when((ticket) => decideResolveTicket(ticket, ann, rating))
    .thenHappens({ ticket: [rated] }, null);
});

const closed: TicketEvent = { type: 'ticket.resolved', player: ANN, by: 'support', ...by };
const noted: TicketEvent = { type: 'ticket.noted', player: ANN, ...by, text: 'Asked the studio' };

test('support resolves, assigns and notes; what is so already is silent', () => {
  given(of(answered))
    .when((ticket) => decideCloseTicket(ticket, by))
    .thenHappens({ ticket: [closed] }, null);
  given(of(closed))
    .when((ticket) => decideCloseTicket(ticket, by))
    .thenNothing(null);
  given(of())
    .when((ticket) => decideAssignTicket(ticket, by))
    .thenHappens({ ticket: [assigned] }, null);
  given(of(assigned, answered))
    .when((ticket) => decideAssignTicket(ticket, by))
    .thenNothing(null);
  const other = { ...by, staff: 'operator io' };
  given(of(assigned))
    .when((ticket) => decideAssignTicket(ticket, other))
    .thenHappens({ ticket: [{ ...assigned, ...other } as TicketEvent] }, null);
  given(of())
    .when((ticket) => decideNoteTicket(ticket, by, 'Asked the studio'))
    .thenHappens({ ticket: [noted] }, null);
});

describe('a ticket that is given to a colleague', () => {
  const io = { name: 'Io', isActive: true, grants: { tickets: ['read', 'write'] } } as const;
  const given_ = { ...assigned, staff: 'Io', by: by.staff } as TicketEvent;

  test('is theirs from then on, by whom the log says; once', () => {
    given(of(assigned))
      .when((ticket) => decideGiveTicket(ticket, by, io))
      .thenHappens({ ticket: [given_] }, null);
    given(of(assigned, given_))
      .when((ticket) => decideGiveTicket(ticket, by, io))
      .thenNothing(null);
  });

  test('goes to nobody who is not there or may not answer it', () => {
    for (const unfit of [
      { ...io, isActive: false },
      { ...io, grants: { tickets: ['read'] } },
      { ...io, grants: {} },
    ] as const)
      given(of(assigned))
        .when((ticket) => decideGiveTicket(ticket, by, unfit))
        .thenRefused('colleague-unfit');
    given(ticketKind.initial)
      .when((ticket) => decideGiveTicket(ticket, by, io))
      .thenRefused('not-found');
  });
});

test('support finds nothing where no ticket is', () => {
  for (const step of [
    (ticket: TicketState) => decideAnswerTicket(ticket, by, answer),
    (ticket: TicketState) => decideAssignTicket(ticket, by),
    (ticket: TicketState) => decideCloseTicket(ticket, by),
    (ticket: TicketState) => decideNoteTicket(ticket, by, 'Why'),
  ])
    given(ticketKind.initial).when(step).thenRefused('not-found');
});

test('nobody is answered who was erased; a guest has no account', () => {
  const close = (ticket: TicketState) => decideCloseTicket(ticket, by);
  given(of())
    .when((ticket) => unlessErased(ticket, nobody, close))
    .thenRefused('not-found');
  given(of())
    .when((ticket) => unlessErased(ticket, player(), close))
    .thenHappens({ ticket: [closed] }, null);
  const { player: _p, ...unowned } = closed as typeof closed & { player: string };
  given(after(ticketKind, guests))
    .when((ticket) => unlessErased(ticket, nobody, close))
    .thenHappens({ ticket: [unowned] }, null);
});

test('what goes on in another takes nothing more, and a guest’s old link opens neither', () => {
  const gone: TicketState = { ...of(closed), mergedInto: 'ticket_2' };
  given(gone)
    .when((ticket) => decideWriteTicket(ticket, ann, said))
    .thenRefused('ticket-merged');
  given(gone)
    .when((ticket) => decideResolveTicket(ticket, ann, rating))
    .thenRefused('ticket-merged');
  given(gone)
    .when((ticket) => decideResolveTicket(ticket, ann, unrated))
    .thenNothing(null);
  given(gone)
    .when((ticket) => decideAnswerTicket(ticket, by, answer))
    .thenRefused('ticket-merged');
  given(gone)
    .when((ticket) => decideAssignTicket(ticket, by))
    .thenRefused('ticket-merged');
  given(gone)
    .when((ticket) => decideNoteTicket(ticket, by, 'Hm'))
    .thenRefused('ticket-merged');
  given(gone)
    .when((ticket) => decideCloseTicket(ticket, by))
    .thenNothing(null);
  const joined: TicketState = { phase: 'awaiting_support_reply', rated: false, joins: 1 };
  for (const [ticket, asker] of [
    [joined, linked],
    [
      { ...joined, mergedInto: 'ticket_2' },
      { ...linked, joins: 1 },
    ],
  ] as const)
    given(ticket)
      .when((state) => decideWriteTicket(state, asker, said))
      .thenRefused('ticket-renewed');
  const { player: _p, ...unowned } = written as typeof written & { player: string };
  given(joined)
    .when((ticket) => decideWriteTicket(ticket, { ...linked, joins: 1 }, said))
    .thenHappens({ ticket: [unowned] }, null);
});
