import styles from './Chip.module.css';

export interface ChipProps {
  /** In minor units: decides the colour. */
  value: number;
  /** What is written on it, as short as it can be. */
  label: string;
}

const COLOURS = ['#6b7a99', '#2f6fde', '#c3262f', '#1d8f5a', '#20182f', '#7b3fc4', '#c77a08'];
const STEPS = [20, 50, 100, 500, 1_000, 5_000];

/** A value's colour: the same at every table. */
const colourOf = (value: number): string =>
  COLOURS[STEPS.filter((step) => value >= step).length] ?? '#6b7a99';

/** A betting chip; what it is worth is said by the button that it lies on. */
export const Chip = ({ value, label }: ChipProps) => (
  <svg className={styles.chip} viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="19" fill={colourOf(value)} />
    <circle className={styles.edge} cx="20" cy="20" r="16.4" />
    <circle className={styles.plate} cx="20" cy="20" r="12.6" />
    <text x="20" y="20" className={styles.worth} data-long={label.length > 3}>
      {label}
    </text>
  </svg>
);
