import { useState } from 'react';
import { tournamentPath } from '../../contract/asset.rules';
import { TemplateTerms } from '../../contract/template.desk';
import { breakEven, monthsMost, nextStart, outlookOf } from '../../contract/template.rules';
import type { DeedSampleProps } from './look';
import { cardCost, Sample, SampleTable } from './Sample';
import styles from './Sample.module.css';
import { say, sayCoins, sayCount, sayWhen } from './say';
import { clockOf, termsOf } from './templateDraft';

/** So many enter, in what is told of the cost, beside those with whom the house adds nothing. */
const ENTRIES = [1, 2, 5, 10, 20, 50, 100];

/** As a player meets it in a list. */
const Card = ({ terms, now }: { terms: TemplateTerms; now: number }) => {
  const { name, description, motif, buyIn, guaranteed, when } = terms;
  return (
    <div className={styles.card}>
      <img src={tournamentPath('cover', motif)} alt="" width={160} height={90} />
      <div>
        <strong dir="auto">{name}</strong>
        <p dir="auto">{description}</p>
        <p className={styles.quiet}>
          {[
            sayWhen(new Date(nextStart(when, now)).toISOString()),
            clockOf(when.lasts),
            buyIn === 0 ? say('free to enter') : say('buy-in {coins}', { coins: sayCoins(buyIn) }),
            say('at least {coins} to win', { coins: sayCoins(guaranteed) }),
          ].join(' · ')}
        </p>
      </div>
    </div>
  );
};

/** What it pays and what the house adds, by how many enter. */
const Cost = ({ terms }: { terms: TemplateTerms }) => {
  const even = breakEven(terms);
  const cards = cardCost(terms.cards?.typeId) * (terms.cards?.places ?? 0);
  const counts = [...new Set([...ENTRIES, ...(even === undefined ? [] : [even])])].toSorted(
    (one, other) => one - other,
  );
  return (
    <>
      <p>
        {even === undefined
          ? say('The house always adds what is guaranteed.')
          : say('With {entries} players or more the house adds nothing.', {
              entries: sayCount(even),
            })}{' '}
        {say('In 30 days it adds {coins} at most, beside scratch cards.', {
          coins: sayCoins(monthsMost(terms, terms.when)),
        })}
        {cards > 0 &&
          ` ${say('Its cards pay {coins} on average each time.', { coins: sayCoins(cards) })}`}
      </p>
      <SampleTable titles={['Players', 'To win', 'The house adds', 'By place']}>
        {counts
          .map((entries) => outlookOf(terms, entries))
          .map(({ entries, isCancelled, pot, added, prizes }) => (
            <tr key={entries}>
              <th scope="row">{sayCount(entries)}</th>
              {isCancelled ? (
                <td colSpan={3}>{say('too few: it is cancelled, and costs nothing')}</td>
              ) : (
                <>
                  <td>{sayCoins(pot)}</td>
                  <td>{sayCoins(added)}</td>
                  <td>{prizes.map(sayCount).join(' · ')}</td>
                </>
              )}
            </tr>
          ))}
      </SampleTable>
    </>
  );
};

export const TemplateSample = ({ values }: Pick<DeedSampleProps, 'values'>) => {
  const [now] = useState(Date.now);
  const { data } = TemplateTerms.safeParse(termsOf(values));
  return (
    <Sample terms={data}>
      {(terms) => (
        <>
          <Card terms={terms} now={now} />
          <Cost terms={terms} />
        </>
      )}
    </Sample>
  );
};
