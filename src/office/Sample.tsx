import type { ReactNode } from 'react';
import { meanPrize, scratchers } from '../../games/scratcher/scratcher.rules';
import styles from './Sample.module.css';
import { say } from './say';

interface SampleProps<Terms> {
  /** Undefined while what is typed is none. */
  terms: Terms | undefined;
  children: (terms: Terms) => ReactNode;
}

/** What is typed, as players will see it, and what it costs, before it comes to be. */
export const Sample = <Terms,>({ terms, children }: SampleProps<Terms>) => (
  <section className={styles.sample} aria-label={say('As players see it')}>
    {terms === undefined ? (
      <p>{say('As soon as all of it is typed, this shows it as players see it.')}</p>
    ) : (
      children(terms)
    )}
  </section>
);

interface SampleTableProps {
  titles: readonly string[];
  /** Its rows. */
  children: ReactNode;
}

export const SampleTable = ({ titles, children }: SampleTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {say(title)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** What a scratch card of a kind pays on average, as it ships, in coins; 0 where there is none. */
export const cardCost = (typeId: string | undefined): number => {
  const skin = scratchers.find(({ id }) => id === typeId);
  return skin === undefined ? 0 : meanPrize(skin);
};
