import { soundMachine } from '../../machines/sound/sound.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const soundWalk = walk({
  machine: silent(soundMachine),
  inputs: [{ isOn: false }, { isOn: true }],
  events: [
    { type: 'sound.switch' },
    { type: 'sound.chosen', choice: 'on' },
    { type: 'sound.chosen', choice: 'off' },
    { type: 'step.shown', engine: 'dice', outcome: { roll: 7, won: true }, shown: 0 },
    { type: 'round.told', staked: 10, won: 19 },
    { type: 'port.failed', port: 'sound.speaker' },
  ],
  view: ({ value }) => value,
});
