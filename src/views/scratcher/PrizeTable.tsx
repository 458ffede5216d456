import { valueOf } from '../../../games/ratio.rules';
import { returnOf, winningCards } from '../../../games/scratcher/scratcher.rules';
import { useAmounts } from '../../app/amount';
import { useSay } from '../../app/say';
import { ScratchSymbol } from '../../art/ScratchSymbol';
import { Card } from '../../ui/Card';
import styles from './Scratchers.module.css';
import { useSold } from './sold';

/** What three alike pay, on how many cards of a run, and what comes back of the price: exactly. */
export const PrizeTable = () => {
  const say = useSay();
  const amountOf = useAmounts();
  const skin = useSold();
  const back = returnOf(skin);
  const number = (value: number) => amountOf('COINS', value);
  return (
    <Card as="section" title={say('Scratcher.Prizes and odds')}>
      <table className={styles.prizes}>
        <thead>
          <tr>
            <th scope="col">{say('Scratcher.Three alike')}</th>
            <th scope="col">{say('Scratcher.Coins')}</th>
            <th scope="col">{say('Scratcher.Of {run} cards', { run: number(skin.run) })}</th>
          </tr>
        </thead>
        <tbody>
          {skin.prizes.map(({ symbol, pays, cards }) => (
            <tr key={symbol}>
              <th scope="row">
                <span className={styles.sample}>
                  <ScratchSymbol name={symbol} />
                </span>
                {say(`Scratcher.Symbol ${symbol}`)}
              </th>
              <td>{number(pays)}</td>
              <td>{number(cards)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>
        {say('Scratcher.{cards} of {run} cards win something.', {
          cards: number(winningCards(skin)),
          run: number(skin.run),
        })}{' '}
        {say('Scratcher.On average {percent} % of the price comes back ({fraction}).', {
          percent: (valueOf(back) * 100).toFixed(2),
          fraction: `${back.numerator}/${back.denominator}`,
        })}
      </p>
      <p className={styles.muted}>
        {say('Scratcher.Each card is fixed when you get it; its seed proves it afterwards.')}
      </p>
    </Card>
  );
};
