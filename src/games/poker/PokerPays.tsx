import { type PokerHand, payTable } from '../../../games/poker/poker.hands.rules';
import type { Say } from '../table/table';
import styles from './PokerPays.module.css';
import { handSays } from './poker.says';

export interface PokerPaysProps {
  /** The hand on the table, lit in the list. */
  hand: PokerHand | null;
  stake: number;
  amount: (minor: number) => string;
  t: Say;
}

/** What every hand pays at the present stake, always in view. */
export const PokerPays = ({ hand, stake, amount, t }: PokerPaysProps) => (
  <dl className={styles.pays} aria-label={t('Game.Pay table')}>
    {payTable.map(({ hand: name, multiple }) => (
      <div key={name} className={styles.row} data-lit={name === hand}>
        <dt>{handSays(name, t)}</dt>
        <dd>
          <bdi>{amount(multiple * stake)}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
