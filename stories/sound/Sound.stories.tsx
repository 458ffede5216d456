import { SoundSetting } from '../../src/views/sound/SoundSetting';
import { SoundSwitch } from '../../src/views/sound/SoundSwitch';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/sound' };

const at = (state: 'off' | 'on', direction?: 'rtl') =>
  storyOf(
    resident('sound', state, { isOn: state === 'on' }),
    <>
      <SoundSwitch />
      <SoundSetting />
    </>,
    direction === undefined ? {} : { direction },
  );

export const Off = at('off');
export const On = at('on');
export const InArabic = at('on', 'rtl');
