import { type ActorRefFrom, assign, setup } from 'xstate';
import { IMAGE_SLIDE_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { type ViewerEvent, type ViewerToggled, viewerPorts } from './viewer.words';

export interface ViewerContext {
  /** The current picture, from 0. */
  at: number;
  count: number;
}

/** Pictures that fill the screen, one at a time [§4 Image viewer]. */
export const viewerMachine = setup({
  types: {} as {
    context: ViewerContext;
    events: ViewerEvent;
    output: ViewerToggled;
    input: ViewerContext;
    tags: Look;
    meta: Meaning;
  },
  actors: viewerPorts,
  delays: { IMAGE_SLIDE_MS },
  guards: {
    hasNext: ({ context }) => context.at < context.count - 1,
    hasPrevious: ({ context }) => context.at > 0,
    mayGoNext: ({ context }, params: { towards: 'left' | 'right' }) =>
      params.towards === 'left' && context.at < context.count - 1,
    mayGoBack: ({ context }, params: { towards: 'left' | 'right' }) =>
      params.towards === 'right' && context.at > 0,
  },
  actions: {
    forward: assign({ at: ({ context }) => context.at + 1 }),
    back: assign({ at: ({ context }) => context.at - 1 }),
  },
}).createMachine({
  id: 'viewer',
  context: ({ input }) => ({ at: input.at, count: input.count }),
  output: { open: false },
  initial: 'open',
  states: {
    open: {
      meta: { says: 'A picture fills the screen; the page behind stands still', spec: '§4' },
      invoke: { id: 'hold', src: 'viewer.hold', input: undefined },
      initial: 'resting',
      on: {
        'viewer.next': { guard: 'hasNext', target: '.turningOn', actions: 'forward' },
        'viewer.previous': { guard: 'hasPrevious', target: '.turningBack', actions: 'back' },
        'viewer.swipe': [
          {
            guard: { type: 'mayGoNext', params: ({ event }) => event },
            target: '.turningOn',
            actions: 'forward',
          },
          {
            guard: { type: 'mayGoBack', params: ({ event }) => event },
            target: '.turningBack',
            actions: 'back',
          },
        ],
        'viewer.close': 'closed',
      },
      states: {
        resting: { meta: { says: 'The current picture', spec: '§4 Image viewer' } },
        turningOn: {
          meta: { says: 'The next one slides in', spec: '§9 Image viewer slide' },
          after: { IMAGE_SLIDE_MS: 'resting' },
        },
        turningBack: {
          meta: { says: 'The one before slides in', spec: '§9 Image viewer slide' },
          after: { IMAGE_SLIDE_MS: 'resting' },
        },
      },
    },
    closed: { type: 'final', meta: { says: 'The page is back', spec: '§4 Image viewer' } },
  },
});

export type ViewerActor = ActorRefFrom<typeof viewerMachine>;
