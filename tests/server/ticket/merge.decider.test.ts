import { test } from 'vitest';
import { TICKET_REOPEN_MS } from '../../../contract/limits';
import type { TicketStatus } from '../../../contract/ticket';
import { decideMergeTicket, type Merging } from '../../../server/ticket/merge.decider';
import {
  type TicketEvent,
  type TicketState,
  ticketKind,
} from '../../../server/ticket/ticket.events';
import { after, given } from '../../support/decider';
import { ANN, at, BEN, NOW, nobody, player } from '../../support/states';

const by = { staff: 'mo', at: NOW };
const merging: Merging = { from: 'ticket_1', to: 'ticket_2', isSameContact: false };
const one = (phase: TicketStatus, more: Partial<TicketState> = {}): TicketState => ({
  ...{ phase, player: ANN, rated: false },
  ...(phase === 'resolved' && { resolvedAt: NOW }),
  ...more,
});
const waiting = one('awaiting_support_reply');
const { player: _, ...guests } = waiting;
const merged: TicketEvent = { type: 'ticket.merged', player: ANN, into: 'ticket_2', ...by };
const joined = (phase: TicketStatus, assignee?: string): TicketEvent => ({
  ...{ type: 'ticket.joined', player: ANN, from: 'ticket_1', phase },
  ...(assignee !== undefined && { assignee }),
  ...by,
});
const pair = (ticket: TicketState, into: TicketState) => ({ ticket, into, player: player() });
const merge = (ticket: TicketState, into: TicketState, how = merging) =>
  given(pair(ticket, into)).when((states) => decideMergeTicket(states, how, by));

test.each<[TicketStatus, TicketStatus, TicketStatus]>([
  ['awaiting_support_reply', 'awaiting_support_reply', 'awaiting_support_reply'],
  ['awaiting_player_reply', 'awaiting_support_reply', 'awaiting_support_reply'],
  ['awaiting_support_reply', 'resolved', 'awaiting_support_reply'],
  ['awaiting_player_reply', 'resolved', 'awaiting_player_reply'],
  ['resolved', 'awaiting_player_reply', 'awaiting_player_reply'],
  ['resolved', 'resolved', 'resolved'],
])('%s into %s is %s', (from, to, phase) => {
  merge(one(from), one(to)).thenHappens({ ticket: [merged], into: [joined(phase)] }, null);
});

test('who saw to it sees to the other where nobody did', () => {
  const mine = one('awaiting_support_reply', { assignee: 'mo' });
  merge(mine, waiting).thenHappens(
    { ticket: [merged], into: [joined('awaiting_support_reply', 'mo')] },
    null,
  );
  merge(mine, { ...waiting, assignee: 'io' }).thenHappens(
    { ticket: [merged], into: [joined('awaiting_support_reply')] },
    null,
  );
});

test('a guest’s goes into one of the same address alone, and never into a player’s', () => {
  const { player: _p, ...mergedGuest } = merged as typeof merged & { player: string };
  const { player: _j, ...joinedGuest } = joined('awaiting_support_reply') as typeof merged & {
    player: string;
  };
  const same = { ...merging, isSameContact: true };
  merge(guests, guests, same).thenHappens(
    { ticket: [mergedGuest], into: [joinedGuest] } as never,
    null,
  );
  merge(guests, guests).thenRefused('ticket-anothers');
  merge(guests, waiting, same).thenRefused('ticket-anothers');
  merge(waiting, guests, same).thenRefused('ticket-anothers');
});

test('another’s, itself, what is closed and what went elsewhere are refused by name', () => {
  const gone = one('resolved', { mergedInto: 'ticket_3' });
  const closed = one('resolved', { resolvedAt: at(-TICKET_REOPEN_MS) });
  merge(waiting, { ...waiting, player: BEN }).thenRefused('ticket-anothers');
  merge(waiting, waiting, { ...merging, to: 'ticket_1' }).thenRefused('ticket-itself');
  merge(closed, waiting).thenRefused('ticket-closed');
  merge(waiting, closed).thenRefused('ticket-closed');
  merge(gone, waiting).thenRefused('ticket-merged');
  merge(waiting, gone).thenRefused('ticket-merged');
  merge(ticketKind.initial, waiting).thenRefused('not-found');
  merge(waiting, ticketKind.initial).thenRefused('not-found');
  given({ ...pair(waiting, waiting), player: nobody })
    .when((states) => decideMergeTicket(states, merging, by))
    .thenRefused('not-found');
});

test('to merge it into the same again is silent', () => {
  merge(one('resolved', { mergedInto: 'ticket_2' }), waiting).thenNothing(null);
});

test('what comes in reopens it and is counted', () => {
  const state = after(
    ticketKind,
    {
      ...{ type: 'ticket.opened', language: 'en-US', title: 'A', description: '' },
      ...{ category: 'game', attachments: [], at: NOW },
    } as TicketEvent,
    { type: 'ticket.resolved', by: 'player', at: NOW },
    joined('awaiting_player_reply', 'mo'),
    joined('awaiting_player_reply'),
  );
  given(state)
    .when((answer) => ({ events: {}, answer }))
    .thenNothing({
      phase: 'awaiting_player_reply',
      rated: false,
      assignee: 'mo',
      joins: 2,
    } as TicketState);
});
