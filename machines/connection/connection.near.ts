import { noun, resident } from '../app/noun';
import { connectionMachine } from './connection.machine';
import { connectionPorts } from './connection.words';

/** What the house has of it from the first moment. */
export const connectionNear = noun({
  residents: {
    connection: resident(connectionMachine),
  },
  ports: { ...connectionPorts },
});
