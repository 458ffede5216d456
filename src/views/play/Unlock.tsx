import Check from 'lucide-react/icons/check';
import { type PlayMode, playModes } from '../../../contract/play.rules';
import { topModal } from '../../../machines/modal/modals.select';
import { offerOf } from '../../../machines/play/playMode.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Cure } from './Cure';
import styles from './Cure.module.css';
import { isSameProof, modeNames, refusalText } from './refusal';

/** Why a mode is refused and what to do about it, in a dialog over whatever page it was met on. */
export const Unlock = () => {
  const say = useSay();
  const modals = useResident('modals');
  const values = useView('modals', (snapshot) => topModal(snapshot)?.values) ?? {};
  const mode: PlayMode = playModes.find((one) => one === values['mode']) ?? 'coins';
  const proof = useView(
    'playMode',
    (playMode) => offerOf(playMode, mode, values['gameId']),
    isSameProof,
  );
  return (
    <div className={styles.unlock} role="status">
      {proof.allowed ? (
        <>
          <p className={styles.open}>
            <Check aria-hidden="true" />
            {say('PlayMode.{mode}: unlocked', { mode: say(modeNames[mode]) })}
          </p>
          <div>
            <Button kind="primary" onClick={() => modals.send({ type: 'modals.close' })}>
              {say('PlayMode.Go on')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.muted}>
            {say('PlayMode.{mode}: {why}', {
              mode: say(modeNames[mode]),
              why: refusalText(proof, say) ?? '',
            })}
          </p>
          <Cure mode={mode} rule={proof.rule} at="unlock birthday" />
        </>
      )}
    </div>
  );
};
