import { useRef } from 'react';
import { colourOf, type Spot } from '../../../games/roulette/roulette.spots.rules';
import { useCssVars } from '../../ui/cssVars';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Chip } from '../chips/Chip';
import { chipLabel } from '../chips/chip.says';
import type { Say } from '../table/table';
import styles from './RouletteBoard.module.css';
import { boxOf, MODES } from './roulette.board';
import { spotSays } from './roulette.says';

export interface RouletteSpotProps {
  spot: Spot;
  /** What lies there, in minor units; 0 for nothing. */
  amountThere: number;
  /** The ball fell on one of its numbers. */
  isHit: boolean;
  canBet: boolean;
  /** The one that Tab reaches; arrows lead to the others. */
  isCurrent: boolean;
  onPlace: (spot: Spot) => void;
  onRemove: (spot: Spot) => void;
  onReach: (spot: Spot) => void;
  amount: (minor: number) => string;
  t: Say;
}

const labelOf = ({ kind, numbers }: Spot, t: Say): string => {
  if (kind === 'straight') return String(numbers[0]);
  if (kind === 'column') return t('Roulette.2 to 1');
  return kind === 'red' || kind === 'black' ? '' : spotSays({ kind, numbers }, t);
};

/** A place on the board, pressed to lay the chip in the hand. */
export const RouletteSpot = (props: RouletteSpotProps) => {
  const { spot, amountThere, isHit, canBet, isCurrent, onPlace, onRemove, onReach } = props;
  const { amount, t } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { along, across, length, breadth } = boxOf(spot);
  useCssVars(button, {
    '--along': along,
    '--across': across,
    '--length': length,
    '--breadth': breadth,
  });
  const isHot = spot.kind !== 'straight' && (MODES as readonly string[]).includes(spot.kind);
  const name = spotSays(spot, t);
  return (
    <button
      ref={button}
      type="button"
      className={isHot ? styles.hot : styles.cell}
      data-kind={spot.kind}
      data-colour={spot.kind === 'straight' ? colourOf(spot.numbers[0] ?? 0) : spot.kind}
      data-hit={isHit}
      aria-disabled={!canBet}
      aria-keyshortcuts="Delete"
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onReach(spot)}
      onClick={() => canBet && onPlace(spot)}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        if (canBet) onRemove(spot);
      }}
    >
      {/* A label would have to repeat what the chip says; this name stands for both. */}
      <VisuallyHidden>
        {amountThere === 0
          ? name
          : t('Roulette.{place}: {amount}', { place: name, amount: amount(amountThere) })}
      </VisuallyHidden>
      <span dir="auto" className={styles.label} data-kind={spot.kind} aria-hidden="true">
        {isHot ? '' : labelOf(spot, t)}
      </span>
      {amountThere > 0 && (
        <span className={styles.chip}>
          <Chip value={amountThere} label={chipLabel(amountThere, amount)} />
        </span>
      )}
    </button>
  );
};
