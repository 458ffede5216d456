import { useRef } from 'react';
import type { Spin } from '../../../games/slot/slot.pays.rules';
import { ROWS, type SlotSkin } from '../../../games/slot/slot.skin';
import { useCssVars } from '../../ui/cssVars';
import type { Say } from '../table/table';
import styles from './Reels.module.css';
import { paperVars, SlotSymbolArt } from './SlotSymbolArt';
import { reelsSay } from './slot.says';

/** At rest; turning while the server is asked; landing on the stops of a spin. */
export type ReelMotion = 'still' | 'turning' | 'landing';

export interface ReelsProps {
  skin: SlotSkin;
  /** The spin whose stops are shown; without one the reels show the start of their strips. */
  spin?: Spin | undefined;
  motion: ReelMotion;
  /** Shows what the spin won. */
  told: boolean;
  /** Changes with every spin, so that two alike in a row land twice. */
  turn: string | number;
  t: Say;
}

/** Cells of a moving strip; the last three of a turning one repeat its first: the loop is seamless. */
const MOVING = 12;

const cellsOf = (reel: readonly string[], stop: number, motion: ReelMotion): string[] => {
  const cells = motion === 'still' ? ROWS : MOVING;
  const loop = motion === 'turning' ? MOVING - ROWS : MOVING;
  return Array.from({ length: cells }, (_, i) => reel[(stop + (i % loop)) % reel.length] ?? '');
};

const pointsOf = (rows: readonly number[]): string =>
  rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');

/** Five reels in their frame. Left to right in every language: that is how lines are read. */
export const Reels = ({ skin, spin, motion, told, turn, t }: ReelsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  useCssVars(frame, paperVars(skin));
  const stops = spin?.stops ?? skin.reels.map(() => 0);
  const wins = told && spin !== undefined ? spin.lines : [];
  const scatter = skin.symbols.find(({ kind }) => kind === 'scatter')?.id;
  const scattered =
    told && spin !== undefined && skin.freeSpins.byScatters[spin.scatters] !== undefined;
  const wonAt = (reel: number, row: number, id: string): boolean =>
    wins.some(({ line, count }) => reel < count && skin.lines[line]?.[reel] === row) ||
    (scattered && id === scatter);
  return (
    <div
      ref={frame}
      className={styles.frame}
      dir="ltr"
      role="img"
      aria-label={reelsSay(skin, stops, t)}
      data-motion={motion}
      data-won={wins.length > 0 || scattered}
    >
      {skin.reels.map((reel, index) => (
        <div key={index} className={styles.reel}>
          <div key={`${motion}-${turn}`} className={styles.strip} data-beyond="true">
            {cellsOf(reel, stops[index] ?? 0, motion).map((id, row) => (
              <span
                key={row}
                className={styles.cell}
                data-win={row < ROWS && wonAt(index, row, id)}
              >
                <SlotSymbolArt skin={skin} symbol={id} />
              </span>
            ))}
          </div>
        </div>
      ))}
      <svg
        className={styles.lines}
        viewBox="0 0 500 300"
        preserveAspectRatio="none"
        aria-hidden="true"
        key={`lines-${motion}-${turn}`}
      >
        {wins.map(({ line, count }) => (
          <polyline key={line} points={pointsOf((skin.lines[line] ?? []).slice(0, count))} />
        ))}
      </svg>
    </div>
  );
};
