import type { AnyStateMachine } from 'xstate';
import { signInMachine } from '../auth/signIn.machine';
import { signUpMachine } from '../auth/signUp.machine';
import { usernameMachine } from '../auth/username.machine';
import { favouriteMachine } from '../game/favourite.machine';
import { favouritesMachine } from '../game/favourites.machine';
import { stageMachine } from '../stage/stage.machine';
import { appMachine } from './app.machine';
import { type Adapters, fillPorts } from './ports';
import { residents } from './residents.machines';

/**
 * The root with every port filled: `createActor(buildApp(adapters), { input, inspect }).start()`.
 * An adapter that is missing does not compile.
 */
export const buildApp = (adapters: Adapters): typeof appMachine => {
  const filled = fillPorts(adapters);
  const withPorts = Object.fromEntries(
    Object.entries(residents).map(([name, machine]) => [
      name,
      (machine as AnyStateMachine).provide({ actors: filled }),
    ]),
  ) as unknown as typeof residents;
  const form = (machine: AnyStateMachine, port: keyof typeof filled) =>
    machine.provide({ actors: { submit: filled[port] } }) as never;
  return appMachine.provide({
    actors: {
      ...withPorts,
      'late.load': filled['late.load'],
      favourites: favouritesMachine.provide({
        actors: { favourite: favouriteMachine.provide({ actors: filled as never }) },
      }),
      stage: stageMachine.provide({
        actors: {
          signIn: form(signInMachine, 'signIn.submit'),
          signUp: form(signUpMachine, 'signUp.submit'),
          username: usernameMachine.provide({ actors: filled }),
        },
      }),
    },
  });
};
