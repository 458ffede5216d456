import { minesMultiple, minesPays, minesReturn } from '../../../games/mines/mines.odds.rules';
import type { MinesBet } from '../../../games/mines/mines.rules';
import type { MinesSkin } from '../../../games/mines/mines.skin';
import { valueOf } from '../../../games/ratio.rules';
import type { Say } from '../table/table';
import styles from './MinesOdds.module.css';
import { minesName, timesSays } from './mines.says';

export interface MinesOddsProps {
  skin: MinesSkin;
  bet: MinesBet;
  stake: number;
  /** Safe tiles of the running round so far. */
  opened: number;
  canBet: boolean;
  onBet: (bet: MinesBet) => void;
  amount: (minor: number) => string;
  t: Say;
}

/** How many rungs of the ladder are in view. */
const RUNGS = 4;

/** What the next tiles would make of the stake; the rung that is stood on is marked. */
const Ladder = ({ skin, bet, stake, opened, amount, t }: MinesOddsProps) => {
  const top = skin.tiles - bet.mines;
  const first = Math.max(1, Math.min(opened, top - RUNGS + 1));
  const rungs = Array.from({ length: Math.min(RUNGS, top) }, (_, at) => first + at);
  return (
    <ol className={styles.ladder} aria-label={t('Game.What safe tiles pay')}>
      {rungs.map((rung) => (
        <li
          key={rung}
          className={styles.rung}
          aria-current={rung === opened ? 'step' : undefined}
          data-next={rung === opened + 1}
        >
          <span className={styles.count}>{rung}</span>
          <b>
            <bdi>{timesSays(minesMultiple(skin.tiles, bet.mines, rung))}</bdi>
          </b>
          <span className={styles.pays}>
            <bdi>{amount(minesPays(skin.tiles, { stake, mines: bet.mines, opened: rung }))}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
};

/** The player's own odds: how many mines are hidden, and at once what lifting tiles then pays. */
export const MinesOdds = (props: MinesOddsProps) => {
  const { skin, bet, stake, opened, canBet, onBet, t } = props;
  const most = skin.tiles - 1;
  const left = skin.tiles - opened;
  const chance = left === bet.mines ? undefined : ((left - bet.mines) * 100) / left;
  const hide = (mines: number): void => {
    if (Number.isFinite(mines)) onBet({ mines: Math.min(most, Math.max(1, Math.round(mines))) });
  };
  const name = t('Game.Hidden: {mines}', { mines: minesName(skin, t) });
  return (
    <fieldset className={styles.odds} disabled={!canBet}>
      <label className={styles.choice}>
        <span>{name}</span>
        <input
          className={styles.number}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          value={bet.mines}
          onChange={(event) => hide(event.currentTarget.valueAsNumber)}
        />
      </label>
      <input
        className={styles.slider}
        type="range"
        dir="ltr"
        aria-label={name}
        min={1}
        max={most}
        step={1}
        value={bet.mines}
        onChange={(event) => hide(event.currentTarget.valueAsNumber)}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{t('Game.Safe tiles')}</dt>
          <dd>
            <bdi>{`${opened} / ${skin.tiles - bet.mines}`}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('Game.Next tile is safe')}</dt>
          <dd>
            <bdi>{chance === undefined ? '–' : `${chance.toFixed(2)} %`}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('Game.Returns at least')}</dt>
          <dd>
            <bdi>{`${(valueOf(minesReturn(skin.tiles, { stake, bet })) * 100).toFixed(2)} %`}</bdi>
          </dd>
        </div>
      </dl>
      <Ladder {...props} />
    </fieldset>
  );
};
