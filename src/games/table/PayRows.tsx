import styles from './PayRows.module.css';

export interface PayRow {
  name: string;
  /** Ready to be read: an amount, odds. */
  pays: string;
}

export interface PayRowsProps {
  title: string;
  rows: readonly PayRow[];
  /** Its heading: below a dialog's title by default. */
  as?: 'h2' | 'h3';
}

/** What pays how much, best first. */
export const PayRows = ({ title, rows, as: Heading = 'h3' }: PayRowsProps) => (
  <section>
    <Heading>{title}</Heading>
    <dl className={styles.rows}>
      {rows.map(({ name, pays }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{pays}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The rules of the house, a sentence each. */
export const Rules = ({ title, rules }: { title: string; rules: readonly string[] }) => (
  <section>
    <h3>{title}</h3>
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </section>
);
