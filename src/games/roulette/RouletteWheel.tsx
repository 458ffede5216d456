import { useRef } from 'react';
import { colourOf, WHEEL } from '../../../games/roulette/roulette.spots.rules';
import { useCssVars } from '../../ui/cssVars';
import type { Say } from '../table/table';
import styles from './RouletteWheel.module.css';
import { numberSays } from './roulette.says';

export interface RouletteWheelProps {
  /** Where the ball lies or will come to lie; undefined before the first spin. */
  number: number | undefined;
  /** At rest; turning while the server is asked; coming to rest on the number. */
  motion: 'still' | 'turning' | 'landing';
  /** Changes with every round, so that a number that comes twice is landed on twice. */
  turn: number;
  t: Say;
}

const STEP = 360 / WHEEL.length;
const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
};
const pocket = (i: number): string => {
  const [from, to] = [(i - 0.5) * STEP, (i + 0.5) * STEP];
  return `M${at(88, from)}A88 88 0 0 1 ${at(88, to)}L${at(58, to)}A58 58 0 0 0 ${at(58, from)}Z`;
};

/** The wheel: its winning pocket comes to rest at the top, and the ball in it. */
export const RouletteWheel = ({ number, motion, turn, t }: RouletteWheelProps) => {
  const wheel = useRef<SVGSVGElement>(null);
  const place = number === undefined ? 0 : WHEEL.indexOf(number);
  useCssVars(wheel, { '--stop': `${(-place * STEP).toFixed(3)}deg` });
  const isTold = motion === 'still' && number !== undefined;
  return (
    <div className={styles.bowl}>
      <svg
        ref={wheel}
        key={`${motion} ${turn}`}
        className={styles.wheel}
        viewBox="0 0 200 200"
        role="img"
        aria-label={
          isTold
            ? t('Roulette.The ball lies on {number}', { number: numberSays(number, t) })
            : t('Roulette.The wheel')
        }
        data-motion={motion}
      >
        <circle className={styles.rim} cx="100" cy="100" r="97" />
        <circle className={styles.track} cx="100" cy="100" r="91" />
        <g className={styles.turning}>
          {WHEEL.map((each, i) => (
            <g key={each} data-colour={colourOf(each)} className={styles.pocket}>
              <path d={pocket(i)} />
              <text x="100" y="24" transform={`rotate(${(i * STEP).toFixed(3)} 100 100)`}>
                {each}
              </text>
            </g>
          ))}
          <circle className={styles.cone} cx="100" cy="100" r="58" />
          {[0, 60, 120, 180, 240, 300].map((spoke) => (
            <path
              key={spoke}
              className={styles.spoke}
              d="M100 100V62"
              transform={`rotate(${spoke} 100 100)`}
            />
          ))}
          <circle className={styles.hub} cx="100" cy="100" r="15" />
          <circle className={styles.knob} cx="100" cy="100" r="6" />
        </g>
        {(isTold || motion !== 'still') && (
          <g className={styles.ball}>
            <circle cx="100" cy="36" r="4.6" />
          </g>
        )}
      </svg>
      {isTold && (
        <p className={styles.last} data-colour={colourOf(number)} aria-hidden="true">
          {number}
        </p>
      )}
    </div>
  );
};
