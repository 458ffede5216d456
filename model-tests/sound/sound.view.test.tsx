import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SoundEvent } from '../../machines/sound/sound.words';
import { SoundSwitch } from '../../src/views/sound/SoundSwitch';
import type { World } from '../../tests/machines/support/world';
import { control, press } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { soundWalk } from './sound.walk';

/** Others say these. */
const told = (event: SoundEvent, world: World): boolean => {
  act(() => world.resident('sound').send(event));
  return true;
};

test(
  'sound: every edge is walked at its switch',
  async () => {
    await walkView(soundWalk, {
      resident: 'sound',
      view: <SoundSwitch />,
      start: ({ isOn }) => ({ stored: { sound: isOn ? 'on' : 'off' } }),
      by: {
        'sound.switch': () => press('button', 'Sound and vibration'),
        'sound.chosen': told,
        'step.shown': told,
        'round.told': told,
        'port.failed': 'sound.speaker',
      },
      without: {
        'sound.begun always[0]': 'it is taken before a page is drawn',
        'sound.begun always[1]': 'it is taken before a page is drawn',
      },
      sees: (sound) =>
        expect(control('button', 'Sound and vibration')?.getAttribute('aria-pressed')).toBe(
          String(sound.matches('on')),
        ),
    });
  },
  WALK_MS,
);
