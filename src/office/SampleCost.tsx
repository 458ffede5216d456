import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { DeskActor } from '../../machines/office/desk.machine';
import type { DeskCount } from '../../machines/office/desk.words';
import { Button } from '../ui/Button';
import styles from './Sample.module.css';
import { say } from './say';

interface SampleCostProps {
  desk: DeskActor;
  /** What the numbers mean. */
  told: (counted: DeskCount) => ReactNode;
}

/** It stands below a long form. */
const toSight = (answer: HTMLElement | null): void =>
  answer?.scrollIntoView?.({ block: 'nearest' });

/** What a deed would cost as it is typed: counted when it is asked for. */
export const SampleCost = ({ desk, told }: SampleCostProps) => {
  const counted = useSelector(desk, ({ context }) => context.counted);
  const isBusy = useSelector(desk, (snapshot) =>
    snapshot.matches({ deed: { asking: 'counting' } }),
  );
  return (
    <div className={styles.cost}>
      <Button busy={isBusy} onClick={() => desk.send({ type: 'desk.count' })}>
        {say('Count what it would cost')}
      </Button>
      <div role="status">{counted !== undefined && <div ref={toSight}>{told(counted)}</div>}</div>
    </div>
  );
};
