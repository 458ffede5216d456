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
  /** Takes the whole width. */
  wide?: boolean;
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

/** Fun, coins or money; what is refused says by which rule, and a press on it what to do [§5]. */
export const PlayModeSwitch = ({ wide = false, gameId }: PlayModeSwitchProps) => {
  const say = useSay();
  const playMode = useResident('playMode');
  const modals = useResident('modals');
  const chosen = useView('playMode', chosenMode);
  const reasons = useReasons(gameId);
  return (
    <RadioPills
      legend={say('PlayMode.Play mode')}
      // Fun while what was chosen is refused [§9].
      value={reasons[chosen] === undefined ? chosen : 'fun'}
      reasons="bubble"
      wide={wide}
      options={playModes.map((value) => {
        const reason = reasons[value];
        return { value, label: say(modeNames[value]), ...(reason !== undefined && { reason }) };
      })}
      onRefused={(mode) =>
        modals.send({
          type: 'modals.open',
          name: 'unlock',
          size: 'small',
          values: { mode, ...(gameId !== undefined && { gameId }) },
        })
      }
      onChange={(mode) => playMode.send({ type: 'playMode.choose', mode })}
    />
  );
};
