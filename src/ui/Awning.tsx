import styles from './Awning.module.css';

/** The striped edge at the top of the page. */
export const Awning = () => (
  <div className={styles.awning} data-shell="shared" aria-hidden="true" />
);
