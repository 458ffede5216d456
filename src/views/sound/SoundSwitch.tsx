import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { isOn } from '../../../machines/sound/sound.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { IconButton } from '../../ui/IconButton';

/** The one switch of a table's sound; off until it is pressed. */
export const SoundSwitch = () => {
  const say = useSay();
  const sound = useResident('sound');
  const sounds = useView('sound', isOn);
  return (
    <IconButton
      label={say('Sound.Sound and vibration')}
      pressed={sounds}
      icon={sounds ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      onClick={() => sound.send({ type: 'sound.switch' })}
    />
  );
};
