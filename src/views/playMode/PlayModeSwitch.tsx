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

/** Why a mode is refused, as a text: an equal answer draws nothing. */
const useReason = (mode: PlayMode, say: Say): string | undefined =>
  useView('playMode', (snapshot) => {
    const why = refusalText(answerFor(snapshot, mode), say);
    return why === undefined
      ? undefined
      : say('PlayMode.{mode}: {why}', { mode: say(names[mode]), why });
  });

/** Fun, coins or money; what is refused says by which rule [§5]. */
export const PlayModeSwitch = ({ reasons: place }: PlayModeSwitchProps) => {
  const say = useSay();
  const playMode = useResident('playMode');
  const mode = useView('playMode', currentMode);
  const reasons = {
    fun: useReason('fun', say),
    coins: useReason('coins', say),
    money: useReason('money', say),
  };
  return (
    <RadioPills
      legend={say('PlayMode.Play mode')}
      value={mode}
      reasons={place}
      wide={place === 'below'}
      options={playModes.map((value) => {
        const reason = reasons[value];
        return { value, label: say(names[value]), ...(reason !== undefined && { reason }) };
      })}
      onChange={(chosen) => playMode.send({ type: 'playMode.choose', mode: chosen })}
    />
  );
};
