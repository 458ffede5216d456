import { useSelector } from '@xstate/react';
import type { Protection } from '../../../contract/protection';
import type { SafeguardActor } from '../../../machines/protection/safeguard.machine';
import { useSay } from '../../app/say';
import { SelectBox } from '../../ui/SelectBox';
import { useLengths } from './lengths';
import styles from './Protection.module.css';

const NEVER = 'never';
const choices = [15, 30, 60, 120];

/** How often play pauses, to show the time and the result. */
export const CheckChoice = ({
  check: { minutes },
  actor,
}: Pick<Protection, 'check'> & { actor: SafeguardActor }) => {
  const say = useSay();
  const lengthOf = useLengths();
  const canWish = useSelector(actor, (one) =>
    one.can({ type: 'safeguard.wish', wish: { does: 'check', minutes: null } }),
  );
  const offered = [...new Set([...choices, ...(minutes === undefined ? [] : [minutes])])];
  return (
    <>
      <p className={styles.muted}>
        {say('Protection.Play pauses and shows how long you have played and how you did.')}
      </p>
      <SelectBox
        name="check"
        label={say('Protection.Every')}
        value={minutes === undefined ? NEVER : String(minutes)}
        disabled={!canWish}
        options={[
          { value: NEVER, label: say('Protection.Never') },
          ...offered.map((value) => ({
            value: String(value),
            label: lengthOf(value, 'minute'),
          })),
        ]}
        onChange={(value) =>
          actor.send({
            type: 'safeguard.wish',
            wish: { does: 'check', minutes: value === NEVER ? null : Number(value) },
          })
        }
      />
    </>
  );
};
