import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { filesOf, ticketWriteFaults, withFile } from './ticket.rules';

/** A message in a ticket [§7 B ticket/send/message]. */
export const ticketWriteMachine = formMachine({
  id: 'ticketWrite',
  spec: '§7 B ticket/send/message',
  fields: ['ticketText', 'files', 'id', 'access'],
  faults: ticketWriteFaults,
  keeps: ['id', 'access'],
  body: (values) => ({
    id: values['id'] ?? '',
    access: values['access'] ?? '',
    text: (values['ticketText'] ?? '').trim(),
    attachments: filesOf(values).map(({ _id }) => _id),
  }),
  learns: {
    'attach.taken': ({ to, file }, values) =>
      to === 'ticket' ? { files: withFile(values, file) } : {},
  },
  tells: tell('ticket', { type: 'ticket.written' }),
});

export type TicketWriteActor = ActorRefFrom<typeof ticketWriteMachine>;
