import { plinkoReturn, plinkoTenths } from '../../../games/plinko/plinko.odds.rules';
import type { PlinkoBet } from '../../../games/plinko/plinko.rules';
import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoSkin } from '../../../games/plinko/plinko.skin';
import { valueOf } from '../../../games/ratio.rules';
import { RadioPills } from '../../ui/RadioPills';
import type { Say } from '../table/table';
import styles from './PlinkoOdds.module.css';
import { tenthsSay } from './plinko.says';

export interface PlinkoOddsProps {
  skin: PlinkoSkin;
  bet: PlinkoBet;
  stake: number;
  canBet: boolean;
  onBet: (bet: PlinkoBet) => void;
  amount: (minor: number) => string;
  t: Say;
}

const LABELS = { low: 'Game.Low', medium: 'Game.Medium', high: 'Game.High' } as const;

/** The player's own board: rows and risk, and at once what the best slot then pays. */
export const PlinkoOdds = ({ skin, bet, stake, canBet, onBet, amount, t }: PlinkoOddsProps) => {
  const best = plinkoTenths(skin, bet)[0] ?? 0;
  const facts = [
    [t('Game.Best slots'), tenthsSay(best)],
    [t('Game.Their chance'), `1 : ${2 ** (bet.rows - 1)}`],
    [t('Game.They pay'), amount((stake / 10) * best)],
    [t('Game.Returns'), `${(valueOf(plinkoReturn(skin, bet)) * 100).toFixed(2)} %`],
  ] as const;
  return (
    <fieldset className={styles.odds} disabled={!canBet}>
      <p className={styles.name} aria-hidden="true">
        {t('Game.Rows')}
      </p>
      <RadioPills
        legend={t('Game.Rows')}
        options={PLINKO_ROWS.map((rows) => ({ value: String(rows), label: String(rows) }))}
        value={String(bet.rows)}
        onChange={(value) =>
          onBet({ ...bet, rows: PLINKO_ROWS.find((rows) => String(rows) === value) ?? bet.rows })
        }
        wide
      />
      <p className={styles.name} aria-hidden="true">
        {t('Game.Risk')}
      </p>
      <RadioPills
        legend={t('Game.Risk')}
        options={PLINKO_RISKS.map((risk) => ({ value: risk, label: t(LABELS[risk]) }))}
        value={bet.risk}
        onChange={(risk) => onBet({ ...bet, risk })}
        wide
      />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
};
