import { noun, resident } from '../app/noun';
import { isAlive } from '../auth/session.rules';
import { routerMachine } from './router.machine';
import { routerPorts } from './router.words';

/** What the house has of it from the first moment. */
export const routerNear = noun({
  residents: {
    router: resident(routerMachine, {
      begins: ({ at, to, stored }) => ({
        to,
        signedIn: isAlive(stored.token, at),
        magicHeld: stored.magic !== undefined,
      }),
    }),
  },
  ports: { ...routerPorts },
});
