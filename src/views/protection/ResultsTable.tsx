import type { Results } from '../../../contract/protection';
import { useAmounts } from '../../app/amount';
import { useSay } from '../../app/say';
import styles from './Protection.module.css';
import { currencyName } from './words';

const columns = [
  ['session', 'Protection.This sitting'],
  ['day', 'Protection.Today'],
  ['week', 'Protection.This week'],
  ['month', 'Protection.This month'],
] as const;

/** What was won above what was staked, by currency and time; a loss bears its minus. */
export const ResultsTable = ({ results }: { results: readonly Results[] }) => {
  const say = useSay();
  const amountOf = useAmounts();
  return (
    <>
      {results.map(({ currency, ...nets }) => (
        <section key={currency}>
          {results.length > 1 && <h3 className={styles.sub}>{currencyName(currency, say)}</h3>}
          <dl className={styles.results}>
            {columns.map(([time, says]) => {
              const net = nets[time];
              return (
                net !== undefined && (
                  <div key={time}>
                    <dt>{say(says)}</dt>
                    <dd>
                      <strong>{amountOf(currency, net.net)}</strong>
                      <span className={styles.muted}>
                        {say('Protection.{staked} staked, {won} won', {
                          staked: amountOf(currency, net.staked),
                          won: amountOf(currency, net.won),
                        })}
                      </span>
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </section>
      ))}
      <p className={styles.muted}>
        {say('Protection.Days, weeks and months begin at midnight UTC.')}
      </p>
    </>
  );
};
