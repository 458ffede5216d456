import { type ActorRefFrom, enqueueActions } from 'xstate';
import { TicketCategory } from '../../contract/ticket';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { filesOf, ticketCreateFaults, withFile } from './ticket.rules';

/** A question to support, of a player or a guest [§1, §5, §8]. */
export const ticketCreateMachine = formMachine({
  id: 'ticketCreate',
  spec: '§7 B ticket',
  fields: [
    'ticketTitle',
    'ticketText',
    'category',
    'contactName',
    'email',
    'files',
    'guest',
    'language',
    'about',
  ],
  faults: ticketCreateFaults,
  keeps: ['guest', 'language'],
  body: (values) => {
    const { ticketTitle = '', ticketText = '', category, guest } = values;
    const { contactName = '', email = '', about = '' } = values;
    return {
      title: ticketTitle.trim(),
      description: ticketText.trim(),
      category: TicketCategory.safeParse(category).data ?? 'other',
      ...(guest === 'yes' && { playerInfo: { name: contactName.trim(), email: email.trim() } }),
      language: values['language'] ?? 'en-US',
      attachments: filesOf(values).map(({ _id }) => _id),
      ...(about !== '' && { about }),
    };
  },
  learns: {
    'attach.taken': ({ to, file }, values) =>
      to === 'ticket' ? { files: withFile(values, file) } : {},
  },
  // §2: shown after a ticket is created.
  tells: enqueueActions(({ enqueue, event }) => {
    const place = event.type === 'form.accepted' ? event.place : undefined;
    enqueue(tell('router', { type: 'router.go', to: place ?? '/support/tickets' }));
  }),
});

export type TicketCreateActor = ActorRefFrom<typeof ticketCreateMachine>;
