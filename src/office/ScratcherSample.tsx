import { ScratcherTable } from '../../contract/scratcher';
import { valueOf } from '../../games/ratio.rules';
import {
  meanPrize,
  returnOf,
  scratchers,
  tableFlaw,
  winningCards,
} from '../../games/scratcher/scratcher.rules';
import { ScratchSymbol } from '../art/ScratchSymbol';
import type { DeedSampleProps } from './look';
import { Sample, SampleTable } from './Sample';
import styles from './Sample.module.css';
import { say, sayCoins, sayCount } from './say';
import { termsOf } from './scratcherDraft';

const flawWords = {
  symbol: 'Each symbol stands once, and is one of its own: {symbols}.',
  run: 'More cards win than there are in a run.',
  return: 'More comes back than the cards cost.',
} as const;

/** The table that players read, and what a run of cards brings the house. */
const Table = ({ terms, id }: { terms: ScratcherTable; id: string }) => {
  const skin = scratchers.find((one) => one.id === id);
  const flaw = skin && tableFlaw(skin, terms);
  const won = terms.run * meanPrize(terms);
  return (
    <>
      <SampleTable titles={['Three alike', 'Coins', 'Cards of a run']}>
        {terms.prizes.map(({ symbol, pays, cards }) => (
          <tr key={symbol}>
            <th scope="row">
              <span className={styles.symbol}>
                <ScratchSymbol name={symbol} />
              </span>{' '}
              {symbol}
            </th>
            <td>{sayCount(pays)}</td>
            <td>{sayCount(cards)}</td>
          </tr>
        ))}
      </SampleTable>
      {flaw === undefined ? (
        <p>
          {say('{percent} % of the price comes back; {cards} of {run} cards win something.', {
            percent: (valueOf(returnOf(terms)) * 100).toFixed(2),
            cards: sayCount(winningCards(terms)),
            run: sayCount(terms.run),
          })}{' '}
          {say(
            'A run that is sold brings the house {coins}; a card that is given away costs {each}.',
            {
              coins: sayCoins(terms.run * terms.price - won),
              each: sayCoins(meanPrize(terms)),
            },
          )}
        </p>
      ) : (
        <p className={styles.quiet}>
          {say(flawWords[flaw], { symbols: skin?.symbols.join(', ') ?? '' })}
        </p>
      )}
    </>
  );
};

export const ScratcherSample = ({ values, id }: Pick<DeedSampleProps, 'values' | 'id'>) => {
  const { data } = ScratcherTable.safeParse(termsOf(values));
  return <Sample terms={data}>{(terms) => <Table terms={terms} id={id} />}</Sample>;
};
