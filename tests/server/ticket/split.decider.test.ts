import { test } from 'vitest';
import { decideSplitTicket } from '../../../server/ticket/split.decider';
import {
  type TicketEvent,
  type TicketState,
  ticketKind,
} from '../../../server/ticket/ticket.events';
import { after, given } from '../../support/decider';
import { ANN, NOW, nobody, player } from '../../support/states';

const by = { staff: 'mo', at: NOW };
const gone: TicketState = {
  ...{ phase: 'resolved', player: ANN, rated: false, resolvedAt: NOW },
  mergedInto: 'ticket_2',
};
const other: TicketState = { phase: 'awaiting_player_reply', player: ANN, rated: false };
const split = (ticket: TicketState, into: TicketState, account = player()) =>
  given({ ticket, into, player: account }).when((states) =>
    decideSplitTicket(states, { part: 'ticket_1', to: 'ticket_2' }, by),
  );
const happened: TicketEvent = { type: 'ticket.split', player: ANN, from: 'ticket_2', ...by };
const parted: TicketEvent = { type: 'ticket.parted', player: ANN, part: 'ticket_1', ...by };

test('a merge is taken back, and both say so', () => {
  split(gone, other).thenHappens({ ticket: [happened], into: [parted] }, null);
});

test('a guest’s has no player', () => {
  const { player: _g, ...guests } = gone;
  const { player: _o, ...others } = other;
  const { player: _h, ...mine } = happened as typeof happened & { player: string };
  const { player: _p, ...theirs } = parted as typeof parted & { player: string };
  split(guests, others).thenHappens({ ticket: [mine], into: [theirs] } as never, null);
});

test('what was not merged, went elsewhere or is not there is refused by name', () => {
  split(other, other).thenRefused('step-illegal');
  split({ ...gone, mergedInto: 'ticket_3' }, other).thenRefused('step-illegal');
  // The merge that came last is taken back first.
  split(gone, { ...gone, mergedInto: 'ticket_3' }).thenRefused('ticket-merged');
  split(ticketKind.initial, other).thenRefused('not-found');
  split(gone, other, nobody as never).thenRefused('not-found');
});

test('it waits for support then, and neither is merged nor resolved', () => {
  const opened = {
    ...{ type: 'ticket.opened', language: 'en-US', title: 'A', description: '' },
    ...{ category: 'game', attachments: [], at: NOW },
  } as TicketEvent;
  const merged: TicketEvent = { type: 'ticket.merged', into: 'ticket_2', ...by };
  const { player: _, ...guests } = happened as typeof happened & { player: string };
  given(after(ticketKind, opened, merged, guests as TicketEvent))
    .when((answer) => ({ events: {}, answer }))
    .thenNothing({ phase: 'awaiting_support_reply', rated: false });
  const part = { ...parted } as TicketEvent;
  given(after(ticketKind, opened, part))
    .when((answer) => ({ events: {}, answer }))
    .thenNothing({ phase: 'awaiting_support_reply', rated: false });
});
