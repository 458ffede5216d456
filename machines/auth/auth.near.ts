import { noun, resident } from '../app/noun';
import { sessionMachine } from './session.machine';
import { sessionPorts } from './session.words';
import { signInPorts } from './signIn.words';
import { signUpPorts } from './signUp.words';
import { usernamePorts } from './username.words';

/** What the house has of it from the first moment. */
export const authNear = noun({
  residents: {
    session: resident(sessionMachine, {
      begins: ({ at, stored }) => ({ at, token: stored.token }),
    }),
  },
  ports: { ...sessionPorts, ...signInPorts, ...signUpPorts, ...usernamePorts },
});
