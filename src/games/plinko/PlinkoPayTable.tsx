import { rulesFor } from '../../../games/engine';
import { plinkoReturn, plinkoTenths, plinkoWays } from '../../../games/plinko/plinko.odds.rules';
import { plinko } from '../../../games/plinko/plinko.rules';
import { PLINKO_RISKS, PLINKO_ROWS } from '../../../games/plinko/plinko.skin';
import { valueOf } from '../../../games/ratio.rules';
import type { PayTableProps } from '../table/game';
import styles from '../table/PayGrid.module.css';
import { RtpFacts } from '../table/RtpFacts';
import { choiceSays, RISKS, tenthsSay } from './plinko.says';

/** How a board is played, what every slot pays and how likely it is: content of a dialog. */
export const PlinkoPayTable = ({ skin: id, t }: PayTableProps) => {
  const skin = plinko.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  const rules = rulesFor(plinko, skin);
  return (
    <div className={styles.payTable}>
      <p>{t('Game.Each pin sends the ball left or right with the same chance')}</p>
      <p>{t('Game.The slot that it falls into multiplies the stake; both sides pay alike')}</p>
      {PLINKO_ROWS.map((rows) => {
        const half = rows / 2 + 1;
        const ways = plinkoWays(rows).slice(0, half);
        return (
          <div
            key={rows}
            className={styles.scroll}
            tabIndex={0}
            role="region"
            aria-label={t('Game.{rows} rows', { rows })}
          >
            <table className={styles.grid}>
              <caption>{t('Game.{rows} rows', { rows })}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('Game.Slots from the rim')}</th>
                  {ways.map((way, slot) => (
                    <th key={way} scope="col">
                      {slot + 1}
                    </th>
                  ))}
                  <th scope="col">{t('Game.Returns')}</th>
                </tr>
              </thead>
              <tbody>
                {PLINKO_RISKS.map((risk) => (
                  <tr key={risk} aria-label={choiceSays({ rows, risk }, t)}>
                    <th scope="row">{t(RISKS[risk])}</th>
                    {plinkoTenths(skin, { rows, risk })
                      .slice(0, half)
                      .map((tenths, slot) => (
                        <td key={ways[slot]}>{tenthsSay(tenths)}</td>
                      ))}
                    <td>
                      <bdi>{(valueOf(plinkoReturn(skin, { rows, risk })) * 100).toFixed(2)} %</bdi>
                    </td>
                  </tr>
                ))}
                <tr>
                  <th scope="row">{t('Game.Ways into the slot')}</th>
                  {ways.map((way) => (
                    <td key={way}>{way}</td>
                  ))}
                  <td>
                    <bdi>/ {2 ** rows}</bdi>
                  </td>
                </tr>
              </tbody>
            </table>
          </div>
        );
      })}
      <RtpFacts rtp={rules.rtp()} maxWin={rules.maxWin} t={t} />
    </div>
  );
};
