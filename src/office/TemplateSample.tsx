import { useState } from 'react';
import { tournamentPath } from '../../contract/asset.rules';
import { COINS } from '../../contract/limits';
import { TemplateTerms } from '../../contract/template.desk';
import { breakEven, monthsMost, nextStart, outlookOf } from '../../contract/template.rules';
import { meanPrize, scratchers } from '../../games/scratcher/scratcher.rules';
import type { DeedSampleProps } from './look';
import { say, sayAmount, sayCount, sayWhen } from './say';
import styles from './TemplateSample.module.css';
import { clockOf, termsOf } from './templateDraft';

/** So many enter, in what is told of the cost, beside those with whom the house adds nothing. */
const ENTRIES = [1, 2, 5, 10, 20, 50, 100];

const coins = (minor: number): string => sayAmount(COINS, minor);

/** What the cards of its places pay on average, in coins. */
const cardsCost = ({ cards }: TemplateTerms): number => {
  const skin = scratchers.find(({ id }) => id === cards?.typeId);
  return skin === undefined || cards === undefined ? 0 : meanPrize(skin) * cards.places;
};

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
            buyIn === 0 ? say('free to enter') : say('buy-in {coins}', { coins: coins(buyIn) }),
            say('at least {coins} to win', { coins: coins(guaranteed) }),
          ].join(' · ')}
        </p>
      </div>
    </div>
  );
};

/** What it pays and what the house adds, by how many enter. */
const Cost = ({ terms }: { terms: TemplateTerms }) => {
  const even = breakEven(terms);
  const cards = cardsCost(terms);
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
          coins: coins(monthsMost(terms, terms.when)),
        })}
        {cards > 0 &&
          ` ${say('Its cards pay {coins} on average each time.', { coins: coins(Math.round(cards)) })}`}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Players', 'To win', 'The house adds', 'By place'].map((title) => (
              <th key={title} scope="col">
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts
            .map((entries) => outlookOf(terms, entries))
            .map(({ entries, isCancelled, pot, added, prizes }) => (
              <tr key={entries}>
                <th scope="row">{sayCount(entries)}</th>
                {isCancelled ? (
                  <td colSpan={3}>{say('too few: it is cancelled, and costs nothing')}</td>
                ) : (
                  <>
                    <td>{coins(pot)}</td>
                    <td>{coins(added)}</td>
                    <td>{prizes.map(sayCount).join(' · ')}</td>
                  </>
                )}
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
};

/** What is typed, as players will see it, and what it costs, before it comes to be. */
export const TemplateSample = ({ values }: Pick<DeedSampleProps, 'values'>) => {
  const [now] = useState(Date.now);
  const { data: terms } = TemplateTerms.safeParse(termsOf(values));
  return (
    <section className={styles.sample} aria-label={say('As players see it, and what it costs')}>
      {terms === undefined ? (
        <p>{say('As soon as all of it is typed, this shows it as players see it.')}</p>
      ) : (
        <>
          <Card terms={terms} now={now} />
          <Cost terms={terms} />
        </>
      )}
    </section>
  );
};
