import { type PlayMode, playModes } from '../../../contract/play.rules';
import { answerFor, currentMode } from '../../../machines/play/playMode.select';
import { useResident, useView } from '../../app/house';
import { type Say, useSay } from '../../app/say';
import { RadioPills } from '../../ui/RadioPills';
import { modeNames, refusalText } from './refusal';

interface PlayModeSwitchProps {
  /** `bubble` for a bar without room, `below` where the reasons may stand beneath. */
  reasons: 'bubble' | 'below';
  /** Affiliates cover single games. */
  gameId?: string;
}

/** Why a mode is refused, as a text: an equal answer draws nothing. */
const useReason = (mode: PlayMode, say: Say, gameId?: string): string | undefined =>
  useView('playMode', (snapshot) => {
    const why = refusalText(answerFor(snapshot, mode, gameId), say);
    return why === undefined
      ? undefined
      : say('PlayMode.{mode}: {why}', { mode: say(modeNames[mode]), why });
  });

/** Fun, coins or money; what is refused says by which rule [§5]. */
export const PlayModeSwitch = ({ reasons: place, gameId }: PlayModeSwitchProps) => {
  const say = useSay();
  const playMode = useResident('playMode');
  const mode = useView('playMode', (snapshot) => currentMode(snapshot, gameId));
  const reasons = {
    fun: useReason('fun', say, gameId),
    coins: useReason('coins', say, gameId),
    money: useReason('money', say, gameId),
  };
  return (
    <RadioPills
      legend={say('PlayMode.Play mode')}
      value={mode}
      reasons={place}
      wide={place === 'below'}
      options={playModes.map((value) => {
        const reason = reasons[value];
        return { value, label: say(modeNames[value]), ...(reason !== undefined && { reason }) };
      })}
      onChange={(chosen) => playMode.send({ type: 'playMode.choose', mode: chosen })}
    />
  );
};
