import { useRef } from 'react';
import { plinkoTenths } from '../../../games/plinko/plinko.odds.rules';
import type { PlinkoBet, PlinkoOutcome } from '../../../games/plinko/plinko.rules';
import type { PlinkoSkin } from '../../../games/plinko/plinko.skin';
import { plinkoFallMs } from '../../../games/show.rules';
import { dots, polygon, starPoints } from '../../art/paths';
import { useCssVars } from '../../ui/cssVars';
import type { Say } from '../table/table';
import styles from './PlinkoBoard.module.css';
import { BOARD, endOf, measuresOf, paceOf, pinsOf, wayOf } from './plinko.path';
import { choiceSays, tenthsSay } from './plinko.says';

export interface PlinkoBoardProps {
  skin: PlinkoSkin;
  bet: PlinkoBet;
  outcome?: PlinkoOutcome | undefined;
  /** The ball waits above, falls, or lies where it fell. */
  motion: 'ready' | 'falling' | 'still';
  /** Changes with every round, so that two alike in a row fall twice. */
  turn: string | number;
  t: Say;
}

/** How hot a slot is: 0 in the middle, 4 at the rim. */
const heatOf = (slot: number, rows: number): number =>
  Math.round((Math.abs(slot - rows / 2) * 8) / rows);

const Ball = ({ skin, radius }: { skin: PlinkoSkin; radius: number }) =>
  skin.id === 'comet-fall' ? (
    <>
      <circle r={radius * 1.9} className={styles.haze} />
      <circle r={radius} className={styles.comet} />
      <path d={polygon(starPoints(0, 0, radius * 0.9, radius * 0.3, 4))} fill="#fff" />
    </>
  ) : (
    <>
      <circle r={radius} className={styles.coin} />
      <circle r={radius * 0.72} className={styles.mill} />
      <path d={polygon(starPoints(0, 0, radius * 0.52))} className={styles.struck} />
    </>
  );

/**
 * A board of pins over its slots. Left to right in every language: that is how slots are counted.
 * The ball follows its way by one animation; with reduced motion it lies in its slot at once.
 */
export const PlinkoBoard = (props: PlinkoBoardProps) => {
  const { skin, motion, turn, t } = props;
  const shown = motion === 'ready' ? undefined : props.outcome;
  const path = shown?.path;
  // A choice made after the round must not move the pins away under its ball.
  const rows = (path?.length ?? props.bet.rows) as PlinkoBet['rows'];
  const bet = { ...props.bet, rows };
  const board = useRef<HTMLDivElement>(null);
  useCssVars(board, {
    '--slots': rows + 1,
    '--fall': `${plinkoFallMs(rows)}ms`,
    '--way': path === undefined ? 'none' : `path("${wayOf(path)}")`,
    '--pace': path === undefined ? 'linear' : paceOf(path),
  });
  const { pin, ball } = measuresOf(rows);
  const pins = pinsOf(rows);
  const [endX, endY] = path === undefined ? [0, 6 + ball] : endOf(path);
  const told = motion === 'still' ? shown?.slot : undefined;
  const tenths = plinkoTenths(skin, bet);
  const label =
    told === undefined
      ? t('Game.Board of pins: {choice}', { choice: choiceSays(bet, t) })
      : t('Game.The ball lies in slot {slot} of {slots}', { slot: told + 1, slots: rows + 1 });
  return (
    <div
      ref={board}
      className={styles.board}
      dir="ltr"
      data-motion={motion}
      data-skin={skin.id}
      data-dense={rows}
    >
      <svg
        className={styles.picture}
        viewBox={`${BOARD.left} 0 ${BOARD.width} ${BOARD.height}`}
        role="img"
        aria-label={label}
      >
        <path d="M-26 0h52l-12 22h-28z" className={styles.mouth} />
        <g strokeLinecap="round">
          <path
            d={dots(pins.map(([x, y]) => [x, y + 1.5]))}
            strokeWidth={pin * 2.5}
            stroke="#000"
            strokeOpacity=".35"
          />
          {skin.id === 'comet-fall' ? (
            <path
              d={pins.map(([x, y]) => polygon(starPoints(x, y, pin * 1.7, pin * 0.62, 4))).join('')}
              className={styles.stars}
            />
          ) : (
            <>
              <path d={dots(pins)} strokeWidth={pin * 2.2} className={styles.pins} />
              <path
                d={dots(pins.map(([x, y]) => [x - pin * 0.3, y - pin * 0.35]))}
                strokeWidth={pin * 0.9}
                stroke="#fff"
              />
            </>
          )}
        </g>
        {path !== undefined && (
          <path
            key={`trail-${motion}-${turn}`}
            d={wayOf(path)}
            pathLength="100"
            strokeWidth={ball * 0.9}
            className={styles.trail}
          />
        )}
        <g key={`${motion}-${turn}`} className={styles.ball}>
          <g transform={motion === 'falling' ? undefined : `translate(${endX} ${endY})`}>
            <Ball skin={skin} radius={ball} />
          </g>
        </g>
      </svg>
      <ol className={styles.slots} aria-label={t('Game.What each slot pays')}>
        {tenths.map((each, slot) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            key={slot}
            className={styles.slot}
            data-heat={heatOf(slot, rows)}
            aria-current={told === slot ? 'true' : undefined}
          >
            <span>{tenthsSay(each)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
