import { type ActorRefFrom, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import { type SoundCommand, type SoundEvent, soundPorts } from './sound.words';

/** Whether a table sounds: off until somebody switches it on, on this device alone. */
export const soundMachine = setup({
  types: {} as {
    context: { isOn: boolean };
    events: SoundEvent;
    input: { isOn: boolean };
    tags: Look;
    meta: Meaning;
  },
  actors: soundPorts,
  guards: {
    beganOn: ({ context }) => context.isOn,
    isOn: (_, params: { choice: 'on' | 'off' }) => params.choice === 'on',
  },
  actions: {
    remember: tell('storage', (_, params: { choice: 'on' | 'off' }) => ({
      type: 'storage.remember',
      key: 'sound',
      value: params.choice,
    })),
    play: toChild('speaker', (_, heard: SoundCommand) => heard),
  },
}).createMachine({
  id: 'sound',
  context: ({ input }) => input,
  initial: 'begun',
  on: {
    'sound.chosen': [
      { guard: { type: 'isOn', params: ({ event }) => event }, target: '.on' },
      { target: '.off' },
    ],
  },
  states: {
    begun: {
      meta: { says: 'Takes up what was chosen', spec: 'decision 108' },
      always: [{ guard: 'beganOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      meta: { says: 'Nothing sounds', spec: 'decision 108' },
      on: {
        'sound.switch': {
          target: 'on',
          actions: { type: 'remember', params: { choice: 'on' } },
        },
      },
    },
    on: {
      meta: { says: 'What the table shows is heard, and felt', spec: 'decision 108' },
      invoke: { id: 'speaker', src: 'sound.speaker', input: undefined },
      on: {
        'sound.switch': {
          target: 'off',
          actions: { type: 'remember', params: { choice: 'off' } },
        },
        'step.shown': { actions: { type: 'play', params: ({ event }) => event } },
        'round.told': { actions: { type: 'play', params: ({ event }) => event } },
        // A device that gives no sound.
        'port.failed': 'off',
      },
    },
  },
});

export type SoundActor = ActorRefFrom<typeof soundMachine>;
