import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { ticketResolveFaults } from './ticket.rules';

/** That it is resolved, and how well it was, in stars and words [§3 Ticket, §7 B ticket/resolve]. */
export const ticketResolveMachine = formMachine({
  id: 'ticketResolve',
  spec: '§7 B ticket/resolve',
  fields: ['rating', 'review', 'id', 'access', 'rates'],
  faults: ticketResolveFaults,
  keeps: ['id', 'access', 'rates'],
  body: ({ id = '', access = '', rating = '', review = '' }) => ({
    id,
    access,
    rating: rating === '' ? undefined : Number(rating),
    review: review.trim(),
  }),
  tells: tell('ticket', { type: 'ticket.resolved' }),
});

export type TicketResolveActor = ActorRefFrom<typeof ticketResolveMachine>;
