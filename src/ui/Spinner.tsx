import styles from './Spinner.module.css';

/** Decorative: whoever shows it says in words what is going on. */
export const Spinner = () => (
  <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true">
    <circle className={styles.track} cx="10" cy="10" r="8" />
    <path className={styles.arc} d="M10 2a8 8 0 0 1 8 8" />
  </svg>
);
