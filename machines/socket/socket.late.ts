import { noun, resident } from '../app/noun';
import { socketMachine } from './socket.machine';
import { socketPorts } from './socket.words';

/** What the house has of it once the first screen stands. */
export const socketLate = noun({
  residents: {
    socket: resident(socketMachine),
  },
  ports: { ...socketPorts },
});
