import { connectionMachine } from '../../machines/connection/connection.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const connectionWalk = walk({
  machine: silent(connectionMachine),
  inputs: [undefined],
  events: [{ type: 'connection.lost' }, { type: 'connection.found' }, { type: 'connection.seen' }],
  view: () => undefined,
});
