import { viewChoiceMachine } from '../../machines/player/viewChoice.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const viewChoiceWalk = walk({
  machine: silent(viewChoiceMachine),
  inputs: [{ view: undefined }],
  events: [
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'viewChoice.choose', view: 'flag' },
    { type: 'viewChoice.choose', view: 'level' },
    { type: 'viewChoice.known', view: 'level' },
    { type: 'viewChoice.saved' },
    { type: 'port.failed', port: 'viewChoice.save' },
  ],
  view: ({ context }) => context.signedIn,
});
