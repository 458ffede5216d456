import { noun, resident } from '../app/noun';
import { soundMachine } from './sound.machine';
import { soundPorts } from './sound.words';

/** What the house has of it once the first screen stands. */
export const soundLate = noun({
  residents: {
    sound: resident(soundMachine, {
      begins: ({ stored }) => ({ isOn: stored.sound === 'on' }),
    }),
  },
  ports: { ...soundPorts },
});
