import type { SnapshotFrom } from 'xstate';
import { type PlayMode, playModes } from '../../../contract/play.rules';
import type { playModeMachine } from '../../../machines/play/playMode.machine';
import { chosenMode, offerOf } from '../../../machines/play/playMode.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { RadioPills } from '../../ui/RadioPills';
import { modeNames, refusalText } from './refusal';

type Snapshot = SnapshotFrom<typeof playModeMachine>;

interface PlayModeSwitchProps {
  /** `bubble` for a bar without room, `below` where the reasons may stand beneath. */
  reasons: 'bubble' | 'below';
  /** Affiliates cover single games. */
  gameId?: string;
}

/** Why each mode is refused, as a text: an equal answer draws nothing. */
const useReasons = (gameId?: string): Readonly<Record<PlayMode, string | undefined>> => {
  const say = useSay();
  const reasonOf = (mode: PlayMode) => (playMode: Snapshot) => {
    const why = refusalText(offerOf(playMode, mode, gameId), say);
    return why && say('PlayMode.{mode}: {why}', { mode: say(modeNames[mode]), why });
  };
  return {
    fun: useView('playMode', reasonOf('fun')),
    coins: useView('playMode', reasonOf('coins')),
    money: useView('playMode', reasonOf('money')),
  };
};

/** Fun, coins or money; what is refused says by which rule [§5]. */
export const PlayModeSwitch = ({ reasons: place, gameId }: PlayModeSwitchProps) => {
  const say = useSay();
  const playMode = useResident('playMode');
  const chosen = useView('playMode', chosenMode);
  const reasons = useReasons(gameId);
  return (
    <RadioPills
      legend={say('PlayMode.Play mode')}
      // Fun while what was chosen is refused [§9].
      value={reasons[chosen] === undefined ? chosen : 'fun'}
      reasons={place}
      wide={place === 'below'}
      options={playModes.map((value) => {
        const reason = reasons[value];
        return { value, label: say(modeNames[value]), ...(reason !== undefined && { reason }) };
      })}
      onChange={(mode) => playMode.send({ type: 'playMode.choose', mode })}
    />
  );
};
