import { useId } from 'react';
import { FLIGHT_AUTO_MIN, FLIGHT_MULTIPLE_MAX } from '../../../contract/limits';
import type { CrashBet } from '../../../games/crash/crash.rules';
import type { Say } from '../table/table';
import styles from './CrashAuto.module.css';
import { timesSays } from './crash.says';

export interface CrashAutoProps {
  bet: CrashBet;
  stake: number;
  canBet: boolean;
  onBet: (bet: CrashBet) => void;
  amount: (minor: number) => string;
  t: Say;
}

/** Multiples at a press, in hundredths. */
const QUICK = [null, 150, 200, 500, 1_000] as const;

/** A typed multiple within its bounds, in hundredths; nothing typed is none. */
const autoOf = (typed: number): number | null =>
  Number.isFinite(typed)
    ? Math.min(FLIGHT_MULTIPLE_MAX, Math.max(FLIGHT_AUTO_MIN, Math.round(typed * 100)))
    : null;

/** Where the rider is set down without a press, and what that pays. */
export const CrashAuto = ({ bet: { auto }, stake, canBet, onBet, amount, t }: CrashAutoProps) => {
  const id = useId();
  return (
    <fieldset className={styles.auto} disabled={!canBet}>
      <label className={styles.choice} htmlFor={id}>
        {t('Game.Leave by itself at')}
      </label>
      <input
        // What was chosen at a press stands in the field; what is being typed is left alone.
        key={auto}
        id={id}
        className={styles.number}
        type="number"
        inputMode="decimal"
        min={FLIGHT_AUTO_MIN / 100}
        max={FLIGHT_MULTIPLE_MAX / 100}
        step={0.01}
        placeholder="–"
        defaultValue={auto === null ? '' : (auto / 100).toFixed(2)}
        onBlur={(event) => {
          const wish = autoOf(event.currentTarget.valueAsNumber);
          if (wish !== auto) onBet({ auto: wish });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <div className={styles.quick}>
        {QUICK.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === auto}
            onClick={() => onBet({ auto: each })}
          >
            {each === null ? t('Game.By hand') : `${each / 100}×`}
          </button>
        ))}
      </div>
      <p className={styles.pays}>
        {auto === null
          ? t('Game.Nobody but you takes you out')
          : t('Game.Pays {amount} at {times}', {
              amount: amount(Math.floor((stake * auto) / 100)),
              times: timesSays(auto),
            })}
      </p>
    </fieldset>
  );
};
