import { LogoMark } from '../art/LogoMark';
import styles from './Logo.module.css';

export interface LogoProps {
  /** The brand's name; always the accessible name, written out unless `compact`. */
  name: string;
  /** The brand's own picture; without it the house mark is drawn. */
  src?: string;
  compact?: boolean;
}

export const Logo = ({ name, src, compact }: LogoProps) => (
  <span className={styles.logo} role="img" aria-label={name}>
    {src ? <img className={styles.mark} src={src} alt="" /> : <LogoMark className={styles.mark} />}
    {!compact && <span aria-hidden="true">{name}</span>}
  </span>
);
