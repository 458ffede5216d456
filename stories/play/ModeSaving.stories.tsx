import { aPlayMode } from '../../machines/play/playMode.sample';
import { PlayModeSwitch } from '../../src/views/play/PlayModeSwitch';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/modeSaving' };

const at = (state: string) =>
  storyOf(resident('modeSaving', state, { mode: 'coins', sent: 'coins' }), <PlayModeSwitch />, {
    house: {
      ...member,
      playMode: [
        'known',
        aPlayMode({ signedIn: true, age: 36, home: 'US', chosen: 'coins', kept: 'fun' }),
      ],
    },
  });

export const Settled = at('settled');
export const Saving = at('saving');
