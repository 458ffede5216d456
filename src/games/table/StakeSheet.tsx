import { Sheet } from './Sheet';
import styles from './StakeSheet.module.css';
import { stakeNear, type TableProps } from './table';

interface Jump {
  label: string;
  name: string;
  stake: number | undefined;
}

const jumpsOf = ({ stakes, stake, t }: TableProps): Jump[] => [
  { label: t('Game.Min'), name: t('Game.Smallest stake'), stake: stakes[0] },
  { label: '½', name: t('Game.Half the stake'), stake: stakeNear(stakes, stake / 2) },
  { label: '×2', name: t('Game.Twice the stake'), stake: stakeNear(stakes, stake * 2) },
  { label: t('Game.Max'), name: t('Game.Largest stake'), stake: stakes.at(-1) },
];

export interface StakeSheetProps {
  /** Of the popover: what opens it names it. */
  id: string;
  table: TableProps;
}

/** Every stake of a table at a glance, with the ends, half and double of the present one. */
export const StakeSheet = ({ id, table }: StakeSheetProps) => {
  const { stakes, stake, balance, canBet, onStake, amount, t } = table;
  const isOpen = (wish: number | undefined): wish is number =>
    canBet && wish !== undefined && wish !== stake;
  return (
    <Sheet id={id} label={t('Game.Stakes')}>
      <div className={styles.jumps}>
        {jumpsOf(table).map((jump) => (
          <button
            key={jump.name}
            type="button"
            className={styles.jump}
            aria-label={jump.name}
            disabled={!isOpen(jump.stake)}
            onClick={() => isOpen(jump.stake) && onStake(jump.stake)}
          >
            {jump.label}
          </button>
        ))}
      </div>
      <ul className={styles.stakes}>
        {stakes.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.stake}
              aria-current={each === stake ? 'true' : undefined}
              data-short={each > balance}
              disabled={!canBet}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => onStake(each)}
            >
              {amount(each)}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
