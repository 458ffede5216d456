import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ticketLifecycle } from '../../contract/lifecycles';
import { TICKET_REOPEN_MS } from '../../contract/limits';
import {
  aMergedTicket,
  anAnsweredTicket,
  aResolvedTicket,
  aTicket,
} from '../../contract/make/ticket';
import { problem } from '../../contract/problems';
import { ticketMachine } from '../../machines/ticket/ticket.machine';
import { accept, refuse } from '../../server/store/decision';
import { decideMergeTicket } from '../../server/ticket/merge.decider';
import { decideSplitTicket } from '../../server/ticket/split.decider';
import * as decider from '../../server/ticket/ticket.decider';
import { type TicketEvent, type TicketState, ticketKind } from '../../server/ticket/ticket.events';
import { stepOf } from '../../server/ticket/ticket.moves';
import { ANN, at, NOW, player } from '../../tests/support/states';
import { proveRefinement, type Subject } from '../support/refine';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';

/** A ticket, and whether the time in which it may be reopened is over. */
interface Timed {
  ticket: TicketState;
  isOver: boolean;
}
type TimedEvent = TicketEvent | { type: 'time passed' };
type Command = 'open' | 'write' | 'answer' | 'resolve' | 'rate' | 'expire' | 'merge' | 'split';

const nowOf = ({ isOver }: Timed): string => (isOver ? at(TICKET_REOPEN_MS) : NOW);
const ann = { player: ANN, isLinked: false };
const none = { named: 0, found: [] };

/** What it is merged into. */
const another: TicketState = {
  ...ticketKind.initial,
  phase: 'awaiting_support_reply',
  player: ANN,
};

const timed: Subject<Timed, Command, TimedEvent> = {
  initial: { ticket: ticketKind.initial, isOver: false },
  stepOf: (state) => stepOf(state.ticket, nowOf(state)),
  decide: {
    open: ({ ticket }) =>
      decider.decideOpenTicket({ ticket, player: player() }, 'ticket_1', ANN, {
        contact: undefined,
        language: 'en-US',
        title: 'The wheel',
        description: '',
        category: 'game',
        attaching: none,
        at: NOW,
      }),
    write: (state) =>
      decider.decideWriteTicket(state.ticket, ann, {
        message: 'message_1',
        text: 'More',
        attaching: none,
        at: nowOf(state),
      }),
    answer: (state) =>
      decider.decideAnswerTicket(
        state.ticket,
        { staff: 'mo', at: nowOf(state) },
        { message: 'message_2', text: 'Which?' },
      ),
    resolve: (state) =>
      decider.decideResolveTicket(state.ticket, ann, {
        rating: undefined,
        review: '',
        at: nowOf(state),
      }),
    rate: (state) =>
      decider.decideResolveTicket(state.ticket, ann, { rating: 4, review: '', at: nowOf(state) }),
    merge: (state) =>
      decideMergeTicket(
        { ticket: state.ticket, into: another, player: player() },
        { from: 'ticket_1', to: 'ticket_2', isSameContact: false },
        { staff: 'mo', at: nowOf(state) },
      ),
    split: (state) =>
      decideSplitTicket(
        { ticket: state.ticket, into: another, player: player() },
        { part: 'ticket_1', to: 'ticket_2' },
        { staff: 'mo', at: nowOf(state) },
      ),
    expire: (state) =>
      ['resolved', 'rated'].includes(timed.stepOf(state))
        ? accept({ ticket: [{ type: 'time passed' as const }] }, null)
        : refuse(problem('step-illegal')),
  },
  eventsOf: ({ ticket: events = [] }: { ticket?: TimedEvent[] }) => events,
  evolve: (state, event) =>
    event.type === 'time passed'
      ? { ...state, isOver: true }
      : { ...state, ticket: ticketKind.evolve(state.ticket, event) },
};

test('a ticket takes exactly the steps of its table', () => {
  proveRefinement(ticketLifecycle, [timed]);
});

test('the client writes and resolves only where the table takes it', () => {
  const taken = [
    aTicket(),
    anAnsweredTicket(),
    aResolvedTicket(),
    aResolvedTicket({ rating: 4 }),
    aResolvedTicket({ reopenMs: 0 }),
    aMergedTicket(),
  ].map((ticket) => {
    const actor = createActor(silent(ticketMachine)).start();
    actor.send(shownAt(`/support/tickets/${ticket._id}`));
    actor.send({ type: 'ticket.loaded', ticket });
    const snapshot = actor.getSnapshot();
    actor.stop();
    return [
      (snapshot.value as { open: { stage: string } }).open.stage,
      snapshot.can({ type: 'ticket.written' }),
      snapshot.can({ type: 'ticket.resolved' }),
    ];
  });
  expect(taken).toEqual([
    ['awaiting_support_reply', true, true],
    ['awaiting_player_reply', true, true],
    ['resolved', true, true],
    ['rated', true, false],
    ['closed', false, false],
    ['merged', false, false],
  ]);
});
