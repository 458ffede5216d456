import { type ActorRefFrom, setup } from 'xstate';
import { winTier } from '../../contract/win.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import type { RoundTold, StepShown } from '../play/show.words';
import { type SoundEvent, soundPorts } from './sound.words';

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
    isOff: (_, params: { choice: 'on' | 'off' }) => params.choice === 'off',
  },
  actions: {
    remember: tell('storage', (_, params: { choice: 'on' | 'off' }) => ({
      type: 'storage.remember',
      key: 'sound',
      value: params.choice,
    })),
    playStep: toChild('speaker', (_, { engine, outcome, shown }: StepShown) => ({
      type: 'speaker.step',
      engine,
      outcome,
      shown,
    })),
    playWin: toChild('speaker', (_, { staked, won }: RoundTold) => ({
      type: 'speaker.win',
      tier: winTier(staked, won),
    })),
  },
}).createMachine({
  id: 'sound',
  context: ({ input }) => input,
  initial: 'begun',
  states: {
    begun: {
      meta: { says: 'Takes up what was chosen before', spec: 'decision 108' },
      always: [{ guard: 'beganOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      meta: { says: 'Nothing sounds', spec: 'decision 108' },
      on: {
        'sound.switch': {
          target: 'on',
          actions: { type: 'remember', params: { choice: 'on' } },
        },
        'sound.chosen': { guard: { type: 'isOn', params: ({ event }) => event }, target: 'on' },
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
        'sound.chosen': { guard: { type: 'isOff', params: ({ event }) => event }, target: 'off' },
        'step.shown': { actions: { type: 'playStep', params: ({ event }) => event } },
        'round.told': { actions: { type: 'playWin', params: ({ event }) => event } },
        // A device that gives no sound.
        'port.failed': 'off',
      },
    },
  },
});

export type SoundActor = ActorRefFrom<typeof soundMachine>;
