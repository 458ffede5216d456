import { type ActorRefFrom, assign, setup } from 'xstate';
import { CLOCK_REFRESH_MS, TOKEN_CHECK_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { type ClockEvent, clockPorts } from './clock.words';

export interface ClockContext {
  /** Milliseconds since 1970 at the last tick. */
  at: number;
  /** The tick at which relative times were written last. */
  minuteAt: number;
}

export const clockMachine = setup({
  types: {} as {
    context: ClockContext;
    events: ClockEvent;
    input: { at: number };
    tags: Look;
    meta: Meaning;
  },
  actors: clockPorts,
  delays: { TOKEN_CHECK_MS },
  guards: {
    // Or the device's clock was set back by as much.
    isMinutePassed: ({ context }, params: { at: number }) =>
      Math.abs(params.at - context.minuteAt) >= CLOCK_REFRESH_MS,
  },
  actions: {
    keepTime: assign({ at: (_, params: { at: number }) => params.at }),
    keepMinute: assign({ minuteAt: (_, params: { at: number }) => params.at }),
    tellTick: publish((_, params: { at: number }) => ({ type: 'clock.ticked', at: params.at })),
    tellMinute: publish(({ context }) => ({ type: 'clock.minutePassed', at: context.at })),
  },
}).createMachine({
  id: 'clock',
  context: ({ input }) => ({ at: input.at, minuteAt: input.at }),
  initial: 'ticking',
  states: {
    ticking: {
      meta: { says: 'Tells the time once a second', spec: '§9 Token refresh' },
      invoke: { id: 'ticks', src: 'clock.ticks', input: { everyMs: TOKEN_CHECK_MS } },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isMinutePassed', params: ({ event }) => event },
            actions: [
              { type: 'keepTime', params: ({ event }) => event },
              { type: 'keepMinute', params: ({ event }) => event },
              { type: 'tellTick', params: ({ event }) => event },
              'tellMinute',
            ],
          },
          {
            actions: [
              { type: 'keepTime', params: ({ event }) => event },
              { type: 'tellTick', params: ({ event }) => event },
            ],
          },
        ],
        'port.failed': 'stopped',
      },
    },
    stopped: {
      tags: ['failed'],
      meta: { says: 'The ticks ended; starts them again', spec: '§9 Token refresh' },
      after: { TOKEN_CHECK_MS: 'ticking' },
    },
  },
});

export type ClockActor = ActorRefFrom<typeof clockMachine>;
