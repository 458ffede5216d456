import {
  type DiceBet,
  dicePays,
  ROLLS,
  SHARED,
  targetRange,
  turned,
  winnersOf,
} from '../../../games/dice/dice.rules';
import { RadioPills } from '../../ui/RadioPills';
import type { Say } from '../table/table';
import styles from './DiceOdds.module.css';
import { scaled } from './dice.says';

export interface DiceOddsProps {
  bet: DiceBet;
  stake: number;
  canBet: boolean;
  onBet: (bet: DiceBet) => void;
  amount: (minor: number) => string;
  t: Say;
}

/** The player's own odds: side and target, and at once what they mean. */
export const DiceOdds = ({ bet, stake, canBet, onBet, amount, t }: DiceOddsProps) => {
  const { min, max } = targetRange(bet.direction);
  const winners = winnersOf(bet);
  const pays = dicePays(stake, bet);
  const aim = (value: number): void => {
    if (!Number.isFinite(value)) return;
    onBet({ ...bet, target: Math.min(max, Math.max(min, Math.round(value))) });
  };
  const facts = [
    [t('Game.Chance'), `${scaled(winners)} %`],
    [t('Game.Multiplier'), `${(Math.floor((SHARED * 100) / winners) / 100).toFixed(2)}×`],
    [t('Game.A hit pays'), amount(pays)],
    [t('Game.Returns'), `${((winners * pays * 100) / (ROLLS * stake)).toFixed(2)} %`],
  ] as const;
  return (
    <fieldset className={styles.odds} disabled={!canBet}>
      <RadioPills
        legend={t('Game.Side')}
        options={[
          { value: 'under', label: t('Game.Under') },
          { value: 'over', label: t('Game.Over') },
        ]}
        value={bet.direction}
        onChange={(direction) => direction !== bet.direction && onBet(turned(bet))}
        wide
      />
      <label className={styles.target}>
        <span>{t('Game.Target')}</span>
        <input
          className={styles.number}
          type="number"
          inputMode="decimal"
          min={min / 100}
          max={max / 100}
          step="0.01"
          value={scaled(bet.target)}
          onChange={(event) => aim(event.currentTarget.valueAsNumber * 100)}
        />
      </label>
      <input
        className={styles.slider}
        type="range"
        dir="ltr"
        aria-label={t('Game.Target')}
        aria-valuetext={scaled(bet.target)}
        min={min}
        max={max}
        step={1}
        value={bet.target}
        onChange={(event) => aim(event.currentTarget.valueAsNumber)}
      />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
};
