import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { MOMENT_PAUSE_MS } from '../../contract/limits';
import type { Saying } from '../alert/alerts.words';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { MomentEvent } from './moment.words';

export interface MomentContext {
  /** What was reached while a round was open, oldest first. */
  waiting: Saying[];
}

type Reached = Extract<MomentEvent, { type: 'moment.reached' }>;
const sayingOf = ({ type: _type, ...saying }: Reached): Saying => saying;
const celebrated = (saying: Saying) =>
  ({ type: 'alerts.say', position: 'topCenter', ...saying }) as const;
const wait = {
  actions: { type: 'keep', params: ({ event }: { event: Reached }) => sayingOf(event) },
} as const;

/** Celebrates what was reached, never over an open round. */
export const momentMachine = setup({
  types: {} as { context: MomentContext; events: MomentEvent; tags: Look; meta: Meaning },
  delays: { MOMENT_PAUSE_MS },
  actions: {
    celebrate: tell('alerts', (_, saying: Saying) => celebrated(saying)),
    celebrateAll: enqueueActions(({ context: { waiting }, enqueue }) => {
      for (const saying of waiting) enqueue(tell('alerts', celebrated(saying)));
      enqueue.assign({ waiting: [] });
    }),
    keep: assign({
      waiting: ({ context: { waiting } }, saying: Saying) => [...waiting, saying],
    }),
    forget: assign({ waiting: [] }),
  },
}).createMachine({
  id: 'moment',
  context: { waiting: [] },
  initial: 'free',
  on: { 'session.closed': { actions: 'forget' } },
  states: {
    free: {
      meta: { says: 'No round is open: what is reached is celebrated', spec: '§3 Achievement' },
      on: {
        'moment.reached': {
          actions: { type: 'celebrate', params: ({ event }) => sayingOf(event) },
        },
        'round.begun': 'playing',
        'round.resumed': 'playing',
      },
    },
    playing: {
      meta: { says: 'A round is open: a moment waits for its end', spec: 'decision 169' },
      on: { 'moment.reached': wait, 'seat.idle': 'pausing' },
    },
    pausing: {
      meta: { says: 'Whether the next round follows at once', spec: 'decision 169' },
      on: {
        'moment.reached': wait,
        'round.begun': 'playing',
        'round.resumed': 'playing',
      },
      after: { MOMENT_PAUSE_MS: { target: 'free', actions: 'celebrateAll' } },
    },
  },
});

export type MomentActor = ActorRefFrom<typeof momentMachine>;
