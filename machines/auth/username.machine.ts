import { type ActorRefFrom, assign, setup } from 'xstate';
import { isUsername } from '../../contract/auth.rules';
import { SEARCH_DEBOUNCE_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { type UsernameEvent, usernamePorts } from './username.words';

/** Whether the name that is being typed is still free; sits beside the sign-up form. */
export const usernameMachine = setup({
  types: {} as {
    context: { username: string };
    events: UsernameEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: usernamePorts,
  delays: { SEARCH_DEBOUNCE_MS },
  guards: {
    isUsername: (_, params: { text: string }) => isUsername(params.text),
    isAvailable: (_, params: { available: boolean }) => params.available,
  },
  actions: { keepText: assign({ username: (_, params: { text: string }) => params.text }) },
}).createMachine({
  id: 'username',
  context: { username: '' },
  initial: 'unknown',
  on: {
    'username.type': [
      {
        guard: { type: 'isUsername', params: ({ event }) => event },
        target: '.typed',
        reenter: true,
        actions: { type: 'keepText', params: ({ event }) => event },
      },
      { target: '.unknown', actions: { type: 'keepText', params: ({ event }) => event } },
    ],
  },
  states: {
    unknown: { meta: { says: 'There is no name to ask about', spec: '§5 Username' } },
    typed: {
      meta: { says: 'Waits for the end of the name', spec: '§7 B auth/username' },
      after: { SEARCH_DEBOUNCE_MS: 'checking' },
    },
    checking: {
      tags: ['busy'],
      meta: { says: 'Asks whether the name is free', spec: '§7 B auth/username' },
      invoke: {
        id: 'check',
        src: 'username.check',
        input: ({ context }) => ({ username: context.username }),
      },
      on: {
        'username.checked': [
          { guard: { type: 'isAvailable', params: ({ event }) => event }, target: 'free' },
          { target: 'taken' },
        ],
        'port.failed': 'unknown',
      },
    },
    free: { meta: { says: 'The name is free', spec: '§7 B auth/username' } },
    taken: {
      tags: ['failed'],
      meta: { says: 'Somebody has this name', spec: '§7 B auth/username' },
    },
  },
});

export type UsernameActor = ActorRefFrom<typeof usernameMachine>;
