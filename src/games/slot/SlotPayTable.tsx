import { useRef } from 'react';
import type { Rtp } from '../../../games/engine';
import { paysFor } from '../../../games/slot/slot.pays.rules';
import { REELS, type SlotSkin, type SlotSymbol } from '../../../games/slot/slot.skin';
import { useCssVars } from '../../ui/cssVars';
import { RtpFacts } from '../table/RtpFacts';
import type { Say } from '../table/table';
import styles from './SlotPayTable.module.css';
import { paperVars, SlotSymbolArt } from './SlotSymbolArt';
import { symbolName } from './slot.says';

export interface SlotPayTableProps {
  skin: SlotSkin;
  stake: number;
  rtp: Rtp;
  maxWin: number;
  amount: (minor: number) => string;
  t: Say;
}

const ROLES = {
  line: undefined,
  wild: 'Game.Stands in for every other symbol but the scatter',
  scatter: 'Game.Pays wherever it lands and brings free spins',
} as const;

const countsOf = (symbol: SlotSymbol): number[] =>
  symbol.pays.map((_, i) => REELS + 1 - symbol.pays.length + i).reverse();

/** What every symbol pays at the present stake, the lines, and the return: content of a dialog. */
export const SlotPayTable = ({ skin, stake, rtp, maxWin, amount, t }: SlotPayTableProps) => {
  const table = useRef<HTMLDivElement>(null);
  useCssVars(table, paperVars(skin));
  const unit = (symbol: SlotSymbol): number =>
    symbol.kind === 'scatter' ? stake : stake / skin.lines.length;
  const { byScatters, multiplier, most, wheel } = skin.freeSpins;
  const all = wheel?.reduce((sum, { weight }) => sum + weight, 0) ?? 1;
  return (
    <div ref={table} className={styles.payTable}>
      <p className={styles.note}>
        {t('Game.At a stake of {amount}, best win on each line', { amount: amount(stake) })}
      </p>
      <ul className={styles.symbols}>
        {skin.symbols.map((symbol) => {
          const role = ROLES[symbol.kind];
          return (
            <li key={symbol.id} className={styles.symbol} data-kind={symbol.kind}>
              <span className={styles.picture}>
                <SlotSymbolArt skin={skin} symbol={symbol.id} />
              </span>
              <div>
                <h3 className={styles.name}>{symbolName(skin, symbol.id, t)}</h3>
                {role !== undefined && <p className={styles.note}>{t(role)}</p>}
                <dl className={styles.pays}>
                  {countsOf(symbol).map((count) => (
                    <div key={count}>
                      <dt>{count}×</dt>
                      <dd>{amount(paysFor(symbol, count) * unit(symbol))}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
      <h3>{t('Game.Free spins')}</h3>
      <ul className={styles.list}>
        {Object.entries(byScatters).map(([scatters, spins]) => (
          <li key={scatters}>
            {t(
              wheel === undefined
                ? 'Game.{scatters} scatters: {spins} free spins, wins ×{multiplier}'
                : 'Game.{scatters} scatters: {spins} free spins',
              { scatters, spins, ...(wheel === undefined && { multiplier }) },
            )}
          </li>
        ))}
        {most !== undefined && (
          <li>{t('Game.Free spins win further ones, {most} in all at most', { most })}</li>
        )}
        {wheel !== undefined && (
          <li>
            {t('Game.A wheel multiplies what they win: {parts}', {
              parts: wheel
                .map(({ times, weight }) => `${times}× (${Math.round((weight * 100) / all)} %)`)
                .join(', '),
            })}
          </li>
        )}
      </ul>
      {skin.jackpot !== undefined && (
        <>
          <h3>{t('Game.Jackpot')}</h3>
          <ul className={styles.list}>
            <li>
              {t('Game.{percent} % of each stake goes into it', {
                percent: (skin.jackpot.contribution / 100).toFixed(2),
              })}
            </li>
            <li>
              {t('Game.A stake of {amount} wins it once in {spins} spins on average', {
                amount: amount(stake),
                spins: Math.round(skin.jackpot.odds / stake),
              })}
            </li>
            <li>
              {t('Game.It never starts below {amount}', { amount: amount(skin.jackpot.seed) })}
            </li>
          </ul>
        </>
      )}
      <h3>{t('Game.Lines')}</h3>
      <ol className={styles.lines} dir="ltr">
        {skin.lines.map((rows, line) => (
          <li key={rows.join('')}>
            <svg viewBox="0 0 50 30" aria-hidden="true">
              {rows.map((row, reel) => (
                <rect
                  key={`${reel}-${row}`}
                  x={reel * 10 + 1}
                  y={row * 10 + 1}
                  width="8"
                  height="8"
                  rx="2"
                />
              ))}
            </svg>
            <span>{line + 1}</span>
          </li>
        ))}
      </ol>
      <RtpFacts rtp={rtp} maxWin={maxWin} t={t} />
    </div>
  );
};
