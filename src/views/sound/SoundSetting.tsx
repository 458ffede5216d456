import { isOn } from '../../../machines/sound/sound.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';

/** The same switch among the settings. */
export const SoundSetting = () => {
  const say = useSay();
  const sound = useResident('sound');
  return (
    <Card as="section" title={say('Sound.Sound')}>
      <Checkbox
        name="sound"
        checked={useView('sound', isOn)}
        onChange={() => sound.send({ type: 'sound.switch' })}
        hint={say('Sound.Heard and felt at every table, on this device.')}
      >
        {say('Sound.Sound and vibration')}
      </Checkbox>
    </Card>
  );
};
