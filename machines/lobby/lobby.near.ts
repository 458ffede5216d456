import { noun, resident } from '../app/noun';
import { languageOf } from '../app/start';
import { isAlive } from '../auth/session.rules';
import { listQueryOf, routeOf } from '../router/router.rules';
import { filtersMachine } from './filters.machine';
import { filtersPorts } from './filters.words';
import { homeMachine } from './home.machine';
import { homePorts } from './home.words';
import { lobbyMachine } from './lobby.machine';
import { lobbyPorts } from './lobby.words';

/** What the house has of it from the first moment. */
export const lobbyNear = noun({
  residents: {
    filters: resident(filtersMachine, { begins: (start) => ({ language: languageOf(start) }) }),
    home: resident(homeMachine, {
      begins: ({ at, stored }) => ({ isMember: isAlive(stored.token, at) }),
    }),
    lobby: resident(lobbyMachine, {
      begins: (start) => ({
        language: languageOf(start),
        query: listQueryOf(routeOf(start.to)) ?? {},
      }),
    }),
  },
  ports: { ...filtersPorts, ...homePorts, ...lobbyPorts },
});
