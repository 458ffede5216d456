import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { MinesOutcome } from '../../../games/mines/mines.rules';
import type { MinesSkin } from '../../../games/mines/mines.skin';
import { useCssVars } from '../../ui/cssVars';
import type { Say } from '../table/table';
import styles from './MinesField.module.css';
import { lidVars, MinesTileArt } from './MinesTileArt';
import { type TileFace, tileSays } from './mines.says';

export interface MinesFieldProps {
  skin: MinesSkin;
  /** The running or the last round; without one every tile is closed. */
  outcome?: MinesOutcome | undefined;
  /** Shows what lay under the tiles that were never lifted. */
  told: boolean;
  /** Changes with every round, so that no lid of the last one is seen to fall. */
  turn: string | number;
  t: Say;
}

export interface MinesBoardProps extends MinesFieldProps {
  /** Tiles may be lifted now. */
  canLift: boolean;
  /** The answer to a lifted tile is on its way. */
  waits: boolean;
  onLift: (tile: number) => void;
}

const faceOf = (tile: number, outcome: MinesOutcome | undefined, told: boolean): TileFace => {
  if (outcome?.hit === tile) return 'mine';
  if (outcome?.opened.includes(tile) === true) return 'safe';
  if (!told || outcome?.mines == null) return 'closed';
  return outcome.mines.includes(tile) ? 'mine' : 'safe';
};

/** The tile that an arrow, Home or End leads to; the rows' ends are ends. */
const steered = (key: string, at: number, { columns, tiles }: MinesSkin): number | undefined => {
  const column = at % columns;
  const last = columns - 1;
  const to = {
    ArrowLeft: column > 0 ? at - 1 : at,
    ArrowRight: column < last ? at + 1 : at,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: at - column,
    End: at - column + last,
  }[key];
  return to === undefined || to < 0 || to >= tiles ? undefined : to;
};

const useField = ({ skin, outcome, told, t }: MinesFieldProps) => {
  const field = useRef<HTMLDivElement>(null);
  useCssVars(field, { '--columns': skin.columns, ...lidVars(skin) });
  const tiles = Array.from({ length: skin.tiles }, (_, tile) => {
    const face = faceOf(tile, outcome, told);
    const isLifted = outcome?.opened.includes(tile) ?? false;
    return { tile, face, isLifted, label: tileSays(skin, tile, face, t) };
  });
  return { field, tiles };
};

/** A field as a still picture: nothing on it can be lifted. */
export const MinesField = (props: MinesFieldProps) => {
  const { field, tiles } = useField(props);
  return (
    <div ref={field} className={styles.field} dir="ltr" role="list">
      {tiles.map(({ tile, face, isLifted, label }) => (
        <span
          key={tile}
          role="listitem"
          aria-label={label}
          className={styles.tile}
          data-face={face}
          data-lifted={isLifted}
          data-hit={props.outcome?.hit === tile}
        >
          <MinesTileArt skin={props.skin} face={face} />
        </span>
      ))}
    </div>
  );
};

/**
 * A field in play: a grid of buttons of which one is in the order of tabs; arrows lead to the
 * others. Left to right in every language, as its tiles are counted.
 */
export const MinesBoard = (props: MinesBoardProps) => {
  const { skin, canLift, waits, onLift, turn, t } = props;
  const { field, tiles } = useField(props);
  const [at, setAt] = useState(0);
  const [asked, setAsked] = useState<number>();
  const button = (tile: number): HTMLButtonElement | undefined =>
    field.current?.querySelectorAll('button')[tile];
  // The button that opened the round is gone: without this the arrows would go nowhere.
  useLayoutEffect(() => {
    if (canLift && document.activeElement === document.body)
      field.current
        ?.querySelector<HTMLButtonElement>('button[tabindex="0"]')
        ?.focus({ preventScroll: true });
  }, [canLift, field]);
  const steer = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = steered(event.key, at, skin);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    button(to)?.focus();
  };
  const lift = (tile: number): void => {
    setAt(tile);
    if (!canLift || tiles[tile]?.face !== 'closed') return;
    setAsked(tile);
    onLift(tile);
  };
  const rows = Array.from({ length: skin.tiles / skin.columns }, (_, row) => row);
  return (
    <div
      ref={field}
      className={styles.field}
      dir="ltr"
      role="grid"
      aria-label={t('Game.Field of tiles')}
      aria-busy={waits}
      onKeyDown={steer}
    >
      {rows.map((row) => (
        <div key={row} role="row" className={styles.row}>
          {tiles
            .slice(row * skin.columns, (row + 1) * skin.columns)
            .map(({ tile, face, isLifted, label }) => (
              <div key={`${turn}-${tile}`} role="gridcell" className={styles.cell}>
                <button
                  type="button"
                  className={styles.tile}
                  aria-label={label}
                  aria-disabled={!canLift || face !== 'closed'}
                  tabIndex={tile === at ? 0 : -1}
                  data-face={face}
                  data-lifted={isLifted}
                  data-hit={props.outcome?.hit === tile}
                  data-asked={waits && asked === tile && face === 'closed'}
                  onClick={() => lift(tile)}
                >
                  <MinesTileArt skin={skin} face={face} />
                </button>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
};
