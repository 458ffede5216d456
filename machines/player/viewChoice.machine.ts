import { type ActorRefFrom, assign, setup } from 'xstate';
import { VIEW_SAVE_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { noConnection } from '../kit/trouble';
import { type ProfileView, type ViewChoiceEvent, viewChoicePorts } from './viewChoice.words';

export interface ViewChoiceContext {
  /** Undefined until the account has told, or somebody chose. */
  view: ProfileView | undefined;
  signedIn: boolean;
}

/** Whether a flag or a level stands beside the player's name [§4 View toggle]. */
export const viewChoiceMachine = setup({
  types: {} as {
    context: ViewChoiceContext;
    events: ViewChoiceEvent;
    input: { view: ProfileView | undefined };
    tags: Look;
    meta: Meaning;
  },
  actors: viewChoicePorts,
  delays: { VIEW_SAVE_MS },
  guards: { isSignedIn: ({ context }) => context.signedIn },
  actions: {
    keepView: assign({ view: (_, params: { view: ProfileView }) => params.view }),
    // Written only where the preferences allow it: the storage knows.
    remember: tell('storage', ({ context }) => ({
      type: 'storage.remember',
      key: 'view',
      value: context.view ?? 'level',
    })),
    enter: assign({ signedIn: true }),
    leave: assign({ signedIn: false, view: undefined }),
    tellPlayer: tell('player', { type: 'player.changed', changed: ['view'] }),
    sayNoConnection: tell('alerts', noConnection),
  },
}).createMachine({
  id: 'viewChoice',
  context: ({ input }) => ({ view: input.view, signedIn: false }),
  initial: 'settled',
  on: {
    'session.opened': { actions: 'enter' },
    'session.closed': { target: '.settled', actions: 'leave' },
    'viewChoice.choose': [
      {
        guard: 'isSignedIn',
        target: '.chosen',
        reenter: true,
        actions: [{ type: 'keepView', params: ({ event }) => event }, 'remember'],
      },
      { actions: [{ type: 'keepView', params: ({ event }) => event }, 'remember'] },
    ],
  },
  states: {
    settled: {
      meta: { says: 'What is shown is what is kept', spec: '§4 View toggle' },
      on: {
        'viewChoice.known': { actions: { type: 'keepView', params: ({ event }) => event } },
      },
    },
    chosen: {
      tags: ['optimistic'],
      meta: { says: 'Shown at once, saved after a short delay', spec: '§7 View toggle' },
      after: { VIEW_SAVE_MS: 'saving' },
    },
    saving: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'The account is told', spec: '§4 View toggle' },
      invoke: {
        id: 'save',
        src: 'viewChoice.save',
        input: ({ context }) => ({ view: context.view ?? 'level' }),
      },
      on: {
        'viewChoice.saved': { target: 'settled', actions: 'tellPlayer' },
        // The account tells what it has instead.
        'port.failed': { target: 'settled', actions: ['tellPlayer', 'sayNoConnection'] },
      },
    },
  },
});

export type ViewChoiceActor = ActorRefFrom<typeof viewChoiceMachine>;
