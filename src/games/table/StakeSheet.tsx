import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Sheet } from './Sheet';
import styles from './StakeSheet.module.css';
import { stakeNear, type TableProps, type TypedStake } from './table';

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

const Typed = ({ typed, canBet, t }: Pick<TableProps, 'canBet' | 't'> & { typed: TypedStake }) => (
  <form
    className={styles.typed}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      const sheet = event.currentTarget.closest<HTMLElement>('[popover]');
      if (typed.onEnter()) sheet?.hidePopover();
    }}
  >
    <TextField
      name="stake"
      label={t('Game.Type a stake')}
      inputMode="decimal"
      autoComplete="off"
      disabled={!canBet}
      value={typed.text}
      onChange={typed.onType}
      {...(typed.fault !== undefined && { error: typed.fault })}
    />
    <Button type="submit" disabled={!canBet || !typed.canEnter}>
      {t('Game.Use this stake')}
    </Button>
  </form>
);

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
            disabled={!isOpen(jump.stake)}
            onClick={() => isOpen(jump.stake) && onStake(jump.stake)}
          >
            <span aria-hidden="true">{jump.label}</span>
            <VisuallyHidden>{jump.name}</VisuallyHidden>
          </button>
        ))}
      </div>
      {table.typed !== undefined && <Typed typed={table.typed} canBet={canBet} t={t} />}
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
