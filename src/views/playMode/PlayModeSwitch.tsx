import { type PlayMode, playModes } from '../../../contract/play.rules';
import { answerFor, currentMode } from '../../../machines/playMode/playMode.select';
import { useResident, useView } from '../../app/house';
import { type Say, useSay } from '../../app/say';
import { RadioPills } from '../../ui/RadioPills';
import { refusalText } from './refusal';

const names: Readonly<Record<PlayMode, string>> = {
  fun: 'PlayMode.Fun',
  coins: 'PlayMode.Coins',
  money: 'PlayMode.Money',
};

interface PlayModeSwitchProps {
  /** `bubble` for a bar without room, `below` where the reasons may stand beneath. */
  reasons: 'bubble' | 'below';
}

/** The reasons by mode, as one text, so that an equal answer draws nothing. */
const useReasons = (say: Say): readonly (string | undefined)[] => [
  useView('playMode', (snapshot) => refusalText(answerFor(snapshot, 'fun'), say)),
  useView('playMode', (snapshot) => refusalText(answerFor(snapshot, 'coins'), say)),
  useView('playMode', (snapshot) => refusalText(answerFor(snapshot, 'money'), say)),
];

/** Fun, coins or money; what is refused says by which rule [§5]. */
export const PlayModeSwitch = ({ reasons }: PlayModeSwitchProps) => {
  const say = useSay();
  const playMode = useResident('playMode');
  const mode = useView('playMode', currentMode);
  const why = useReasons(say);
  return (
    <RadioPills
      legend={say('PlayMode.Play mode')}
      value={mode}
      reasons={reasons}
      wide={reasons === 'below'}
      options={playModes.map((value, index) => {
        const reason = why[index];
        return { value, label: say(names[value]), ...(reason !== undefined && { reason }) };
      })}
      onChange={(chosen) => playMode.send({ type: 'playMode.choose', mode: chosen })}
    />
  );
};
