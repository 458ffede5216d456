import { type KeyboardEvent, useRef, useState } from 'react';
import type { RouletteBet } from '../../../games/roulette/roulette.rules';
import { type Spot, spotKey } from '../../../games/roulette/roulette.spots.rules';
import type { Say } from '../table/table';
import styles from './RouletteBoard.module.css';
import { RouletteSpot } from './RouletteSpot';
import { type Mode, spotsShown } from './roulette.board';
import { chipOn } from './roulette.chips';

export interface RouletteBoardProps {
  bet: RouletteBet;
  mode: Mode;
  /** The number that the ball fell on, once it is told. */
  number: number | undefined;
  canBet: boolean;
  onPlace: (spot: Spot) => void;
  onRemove: (spot: Spot) => void;
  amount: (minor: number) => string;
  t: Say;
}

const FIRST = 'straight 0';
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest button in a direction; what lies aside counts double. */
const nearest = (from: Element, all: readonly HTMLElement[], [x, y]: readonly [number, number]) => {
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [fromX, fromY] = middle(from);
  const ranked = all.flatMap((element) => {
    const [dx, dy] = [middle(element)[0] - fromX, middle(element)[1] - fromY];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    return ahead > 4 && aside <= ahead * 2 ? [{ element, far: ahead + 2 * aside }] : [];
  });
  return ranked.sort((a, b) => a.far - b.far)[0]?.element;
};

/** The betting board. Tab reaches one spot, arrows lead from there to the others. */
export const RouletteBoard = (props: RouletteBoardProps) => {
  const { bet, mode, number, canBet, onPlace, onRemove, amount, t } = props;
  const board = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState(FIRST);
  const shown = spotsShown(mode, new Set(bet.chips.map(spotKey)));
  const current = shown.some((spot) => spotKey(spot) === reached) ? reached : FIRST;
  const steer = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    if (way === undefined || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const all = [...(board.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    nearest(event.target, all, way)?.focus();
  };
  return (
    <div
      ref={board}
      className={styles.board}
      dir="ltr"
      role="toolbar"
      aria-label={t('Roulette.Betting table')}
      onKeyDown={steer}
    >
      {shown.map((spot) => (
        <RouletteSpot
          key={spotKey(spot)}
          spot={spot}
          amountThere={chipOn(bet, spot)?.amount ?? 0}
          isHit={number !== undefined && spot.numbers.includes(number)}
          canBet={canBet}
          isCurrent={spotKey(spot) === current}
          onPlace={onPlace}
          onRemove={onRemove}
          onReach={() => reach(spotKey(spot))}
          amount={amount}
          t={t}
        />
      ))}
    </div>
  );
};
