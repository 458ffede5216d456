import { rulesFor } from '../../../games/engine';
import { minesMultiple, minesPays } from '../../../games/mines/mines.odds.rules';
import { mines } from '../../../games/mines/mines.rules';
import type { MinesSkin } from '../../../games/mines/mines.skin';
import type { PayTableProps } from '../table/game';
import styles from '../table/PayGrid.module.css';
import { RtpFacts } from '../table/RtpFacts';
import { minesName, timesSays } from './mines.says';

/** Numbers of mines that tell the rest, and of safe tiles. */
const columnsOf = ({ tiles }: MinesSkin): number[] =>
  [1, 2, 3, 5, 8, 12, 18, 24].filter((count) => count < tiles && (tiles > 9 || count !== 12));
const rowsOf = ({ tiles }: MinesSkin): number[] =>
  [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 24].filter((safe) => safe < tiles);

/** How a field is played and what its safe tiles pay at the present stake: content of a dialog. */
export const MinesPayTable = ({ skin: id, stake, amount, t }: PayTableProps) => {
  const skin = mines.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  const rules = rulesFor(mines, skin);
  const columns = columnsOf(skin);
  return (
    <div className={styles.payTable}>
      <p>{t('Game.Each lifted tile that hides no mine raises what cashing out pays')}</p>
      <p>{t('Game.A mine ends the round and takes the stake; cashing out ends it with the pay')}</p>
      <p>
        {t('Game.Safe tiles pay 99 percent of their fair odds, rounded down to a whole amount')}
      </p>
      <p>
        {t(
          'Game.A field that nobody plays on for 12 hours is cashed out; with no tile lifted the stake returns',
        )}
      </p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('Game.Pay table')}>
        <table className={styles.grid}>
          <caption>{t('Game.At a stake of {amount}', { amount: amount(stake) })}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('Game.Safe tiles')}
              </th>
              <th scope="colgroup" colSpan={columns.length}>
                {t('Game.Hidden: {mines}', { mines: minesName(skin, t) })}
              </th>
            </tr>
            <tr>
              {columns.map((count) => (
                <th key={count} scope="col">
                  {count}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(skin).map((opened) => (
              <tr key={opened}>
                <th scope="row">{opened}</th>
                {columns.map((count) => (
                  <td key={count}>
                    {opened > skin.tiles - count ? (
                      '–'
                    ) : (
                      <>
                        <b>{amount(minesPays(skin.tiles, { stake, mines: count, opened }))}</b>
                        <small>
                          <bdi>{timesSays(minesMultiple(skin.tiles, count, opened))}</bdi>
                        </small>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RtpFacts rtp={rules.rtp()} least={rules.leastRtp} maxWin={rules.maxWin} t={t} />
    </div>
  );
};
