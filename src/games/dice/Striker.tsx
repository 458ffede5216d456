import { useRef } from 'react';
import { type DiceBet, type DiceOutcome, ROLLS } from '../../../games/dice/dice.rules';
import { useCssVars } from '../../ui/cssVars';
import type { Say } from '../table/table';
import { betSays, scaled } from './dice.says';
import styles from './Striker.module.css';

export interface StrikerProps {
  bet: DiceBet;
  outcome?: DiceOutcome | undefined;
  /** The puck waits below, climbs, or stays where the roll left it. */
  motion: 'ready' | 'climbing' | 'still';
  /** Changes with every round, so that two alike in a row climb twice. */
  turn: string | number;
  t: Say;
}

const TOP = 44;
const HEIGHT = 230;
const yOf = (roll: number): number => TOP + HEIGHT * (1 - roll / ROLLS);

/** The high striker: a scale of rolls, the part that wins lit, a puck that climbs to the roll. */
export const Striker = ({ bet, outcome, motion, turn, t }: StrikerProps) => {
  const puck = useRef<SVGGElement>(null);
  const shown = motion === 'ready' ? undefined : outcome;
  useCssVars(puck, { '--climb': `${shown === undefined ? 0 : yOf(shown.roll) - yOf(0)}px` });
  const [high, low] = bet.direction === 'under' ? [bet.target, 0] : [ROLLS, bet.target];
  const said =
    shown === undefined
      ? betSays(bet, t)
      : t('Game.Rolled {roll}, {bet}', { roll: scaled(shown.roll), bet: betSays(bet, t) });
  return (
    <svg
      className={styles.striker}
      viewBox="0 0 150 330"
      role="img"
      aria-label={said}
      data-motion={motion}
      data-won={shown?.won ?? false}
    >
      <path d="M44 300h62l14 22H30z" className={styles.base} />
      <rect x="40" y={TOP - 12} width="70" height={HEIGHT + 40} rx="16" className={styles.board} />
      <rect x="58" y={TOP} width="34" height={HEIGHT} rx="6" className={styles.scale} />
      <rect
        x="58"
        y={yOf(high)}
        width="34"
        height={yOf(low) - yOf(high)}
        rx="6"
        className={styles.zone}
      />
      {Array.from({ length: 11 }, (_, tenth) => (
        <g key={tenth} className={styles.mark}>
          <path d={`M58 ${yOf(tenth * 1_000)}h${tenth % 5 === 0 ? 34 : 8}`} />
          {tenth % 5 === 0 && (
            <text x="34" y={yOf(tenth * 1_000) + 4} textAnchor="end">
              {tenth * 10}
            </text>
          )}
        </g>
      ))}
      <g className={styles.bell}>
        <path d="M63 26q0-16 12-16t12 16l3 5H60z" />
        <circle cx="75" cy="9" r="3" />
        <circle cx="75" cy="33" r="3.5" />
      </g>
      <path d={`M50 ${yOf(bet.target)}h50`} className={styles.target} />
      <path d={`m104 ${yOf(bet.target)} 9-6v12z`} className={styles.arrow} />
      <g ref={puck} key={turn} className={styles.puck}>
        <rect x="53" y={yOf(0) - 7} width="44" height="14" rx="7" />
        <rect x="60" y={yOf(0) - 4} width="30" height="3" rx="1.5" className={styles.shine} />
      </g>
    </svg>
  );
};
