import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Profile, ViewAs } from '../../contract/profile';
import type { Look, Meaning } from '../kit/look';
import { settingsPorts, type ViewAsEvent } from './settings.words';

export interface ViewAsContext {
  as: ViewAs;
  profile: Profile | undefined;
}

/** One's own profile as a guest, a member or a friend sees it; the server says what that is. */
export const viewAsMachine = setup({
  types: {} as { context: ViewAsContext; events: ViewAsEvent; tags: Look; meta: Meaning },
  actors: settingsPorts,
  actions: {
    keepAs: assign((_, params: { as: ViewAs }) => ({ as: params.as, profile: undefined })),
    keepProfile: assign({ profile: (_, params: { profile: Profile }) => params.profile }),
    forget: assign({ profile: undefined }),
  },
}).createMachine({
  id: 'viewAs',
  context: { as: 'guest', profile: undefined },
  initial: 'closed',
  on: {
    'viewAs.choose': {
      target: '.loading',
      reenter: true,
      actions: { type: 'keepAs', params: ({ event }) => event },
    },
    'viewAs.close': { target: '.closed', actions: 'forget' },
    'session.closed': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { meta: { says: 'Nobody looks through other eyes', spec: '§6 Profile privacy' } },
    loading: {
      tags: ['busy'],
      meta: { says: 'Asks what they would see', spec: '§7 B fetch/{id}' },
      invoke: {
        id: 'load',
        src: 'viewAs.load',
        input: ({ context }) => ({ as: context.as }),
      },
      on: {
        'viewAs.loaded': {
          target: 'shown',
          actions: { type: 'keepProfile', params: ({ event }) => event },
        },
        'port.failed': 'failed',
        // An answer that is already under way may be older than the change.
        'viewAs.refresh': { target: 'loading', reenter: true },
      },
    },
    shown: {
      meta: { says: 'The profile as they see it', spec: '§6 Profile privacy' },
      on: { 'viewAs.refresh': 'loading' },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'The view did not load', spec: '§7 B fetch/{id}' },
      on: { 'viewAs.refresh': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type ViewAsActor = ActorRefFrom<typeof viewAsMachine>;
