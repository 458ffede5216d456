import styles from './Awning.module.css';

/** The striped edge at the top of the page. */
export const Awning = () => <div className={styles.awning} aria-hidden="true" />;
