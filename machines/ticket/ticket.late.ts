import { noun, resident } from '../app/noun';
import { attachMachine } from './attach.machine';
import { attachPorts } from './attach.words';
import { ticketMachine } from './ticket.machine';
import { ticketPorts } from './ticket.words';
import { ticketCreateMachine } from './ticketCreate.machine';
import { ticketCreatePorts } from './ticketCreate.words';
import { ticketResolveMachine } from './ticketResolve.machine';
import { ticketResolvePorts } from './ticketResolve.words';
import { ticketsMachine } from './tickets.machine';
import { ticketsPorts } from './tickets.words';
import { ticketWriteMachine } from './ticketWrite.machine';
import { ticketWritePorts } from './ticketWrite.words';
import { typingMachine } from './typing.machine';
import { typingPorts } from './typing.words';

/** What the house has of it once the first screen stands. */
export const ticketLate = noun({
  residents: { ticket: resident(ticketMachine), tickets: resident(ticketsMachine) },
  controls: {
    attach: attachMachine,
    ticketCreate: ticketCreateMachine,
    ticketResolve: ticketResolveMachine,
    ticketWrite: ticketWriteMachine,
    typing: typingMachine,
  },
  ports: {
    ...attachPorts,
    ...ticketPorts,
    ...ticketCreatePorts,
    ...ticketResolvePorts,
    ...ticketsPorts,
    ...ticketWritePorts,
    ...typingPorts,
  },
});
