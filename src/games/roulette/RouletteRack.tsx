import { useId } from 'react';
import { RadioPills } from '../../ui/RadioPills';
import { Chip } from '../chips/Chip';
import { chipLabel } from '../chips/chip.says';
import type { Say } from '../table/table';
import styles from './RouletteRack.module.css';
import { MODES, type Mode } from './roulette.board';

export interface RouletteRackProps {
  chips: readonly number[];
  chip: number;
  onChip: (chip: number) => void;
  mode: Mode;
  onMode: (mode: Mode) => void;
  canBet: boolean;
  /** Absent when there is nothing to take back, to clear or to double. */
  onUndo?: () => void;
  onClear?: () => void;
  onDouble?: () => void;
  amount: (minor: number) => string;
  t: Say;
}

const names: Readonly<Record<Mode, string>> = {
  straight: 'Roulette.Numbers',
  split: 'Roulette.Splits',
  street: 'Roulette.Streets',
  corner: 'Roulette.Corners',
  'six-line': 'Roulette.Six lines',
};

/** The chips to choose from, the kinds of inside bets, and second thoughts. */
export const RouletteRack = (props: RouletteRackProps) => {
  const { chips, chip, onChip, mode, onMode, canBet, amount, t } = props;
  const name = useId();
  const thoughts = [
    ['Roulette.Undo', props.onUndo],
    ['Roulette.Double the chips', props.onDouble],
    ['Roulette.Clear', props.onClear],
  ] as const;
  return (
    <div className={styles.rack}>
      <fieldset className={styles.chips} disabled={!canBet}>
        <legend className={styles.legend}>{t('Roulette.Chip')}</legend>
        {chips.map((value) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={value === chip}
              aria-label={amount(value)}
              onChange={() => onChip(value)}
            />
            <Chip value={value} label={chipLabel(value, amount)} />
          </label>
        ))}
      </fieldset>
      <div className={styles.thoughts}>
        {thoughts.map(([slug, press]) => (
          <button
            key={slug}
            type="button"
            className={styles.thought}
            disabled={!canBet || press === undefined}
            onClick={press}
          >
            {t(slug)}
          </button>
        ))}
      </div>
      <div className={styles.modes}>
        <RadioPills
          legend={t('Roulette.Places on the lines')}
          options={MODES.map((value) => ({ value, label: t(names[value]) }))}
          value={mode}
          onChange={onMode}
        />
      </div>
    </div>
  );
};
