import { noun, resident } from '../app/noun';
import { sessionMachine } from './session.machine';
import { sessionPorts } from './session.words';
import { signInMachine } from './signIn.machine';
import { signInPorts } from './signIn.words';
import { signUpMachine } from './signUp.machine';
import { signUpPorts } from './signUp.words';
import { usernameMachine } from './username.machine';
import { usernamePorts } from './username.words';

/** What the house has of it from the first moment. */
export const authNear = noun({
  residents: {
    session: resident(sessionMachine, {
      begins: ({ at, stored }) => ({ at, token: stored.token }),
    }),
  },
  controls: { signIn: signInMachine, signUp: signUpMachine, username: usernameMachine },
  ports: { ...sessionPorts, ...signInPorts, ...signUpPorts, ...usernamePorts },
});
