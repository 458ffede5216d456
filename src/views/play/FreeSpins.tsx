import { useSelector } from '@xstate/react';
import { spins as spinsOf } from '../../../machines/play/play.select';
import type { TableActor } from '../../../machines/play/table.machine';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import styles from '../spin/FreeSpins.module.css';

interface FreeSpinsProps {
  table: TableActor;
  /** Nothing turns, and no round is played by itself. */
  isFree: boolean;
  amount: (minor: number) => string;
}

/** At a table whose player has some: the same round, with a stake that the house pays. */
export const FreeSpins = ({ table, isFree, amount }: FreeSpinsProps) => {
  const say = useSay();
  const play = useResident('play');
  const spins = useView('play', spinsOf);
  const bet = useSelector(table, ({ context }) => context.bet);
  const can = useView('play', (snapshot) => snapshot.can({ type: 'play.spinFree', bet }));
  return spins === undefined ? null : (
    <div className={styles.table}>
      <Button
        disabled={!can || !isFree}
        describedBy="freeSpins"
        onClick={() => {
          // What it is played at is what the table shows.
          table.send({ type: 'table.stake', stake: spins.stake });
          play.send({ type: 'play.spinFree', bet });
        }}
      >
        {say('Spins.Free spins: {count}', { count: spins.left })}
      </Button>
      <p id="freeSpins" className={styles.muted}>
        {say('Spins.{amount} coins each, paid by the house', { amount: amount(spins.stake) })}
      </p>
    </div>
  );
};
