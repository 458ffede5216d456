import { usernameMachine } from '../../machines/auth/username.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const usernameWalk = walk({
  machine: silent(usernameMachine),
  inputs: [undefined],
  events: [
    { type: 'username.type', text: 'ann' },
    { type: 'username.type', text: 'a b' },
    { type: 'username.checked', available: true },
    { type: 'username.checked', available: false },
    { type: 'port.failed', port: 'username.check' },
  ],
  view: () => undefined,
});
