import styles from './JsonTree.module.css';

export interface JsonTreeProps {
  value: unknown;
  /** The field it stands in; nothing at the top. */
  name?: string;
}

type Fields = readonly (readonly [string, unknown])[];

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? Object.entries(value) : undefined;

const kindOf = (value: unknown): string =>
  value === null || value === undefined ? 'nothing' : typeof value;

/** Longer lists stay closed until somebody asks. */
const OPEN_MAX = 12;

const Name = ({ name }: { name: string | undefined }) =>
  name === undefined ? null : <span className={styles.name}>{name} </span>;

/** Plain JSON whose objects and lists open and close. */
export const JsonTree = ({ value, name }: JsonTreeProps) => {
  const fields = fieldsOf(value);
  if (fields === undefined || fields.length === 0) {
    return (
      <div className={styles.leaf}>
        <Name name={name} />
        <span className={styles[kindOf(value)]}>{JSON.stringify(value) ?? 'undefined'}</span>
      </div>
    );
  }
  const inner = fields.map(([key, part]) => <JsonTree key={key} name={key} value={part} />);
  if (name === undefined) return <div className={styles.top}>{inner}</div>;
  return (
    <details className={styles.branch} open={fields.length <= OPEN_MAX && !Array.isArray(value)}>
      <summary>
        <Name name={name} />
        <span className={styles.size}>
          {Array.isArray(value) ? `[${fields.length}]` : `{${fields.length}}`}
        </span>
      </summary>
      <div className={styles.inner}>{inner}</div>
    </details>
  );
};
