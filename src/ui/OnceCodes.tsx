import styles from './OnceCodes.module.css';

/** Codes to be written down: each is good once, and they are shown this once. */
export const OnceCodes = ({ codes }: { codes: readonly string[] }) => (
  <ul className={styles.codes}>
    {codes.map((code) => (
      <li key={code}>
        <code>{code}</code>
      </li>
    ))}
  </ul>
);
