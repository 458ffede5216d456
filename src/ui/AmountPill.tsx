import { CoinGlyph } from '../art/CoinGlyph';
import styles from './AmountPill.module.css';
import { cx } from './cx';
import { Skeleton } from './Skeleton';
import { VisuallyHidden } from './VisuallyHidden';

export interface AmountPillProps {
  kind: 'coin' | 'money';
  /** Formatted by the view: separators of the country, currency of the wallet. */
  amount: string;
  /** What it is, for listeners: "Coins", "Balance". */
  label: string;
  /** Follows a change once, e.g. "+240". */
  change?: string;
  loading?: boolean;
}

export const AmountPill = ({ kind, amount, label, change, loading }: AmountPillProps) => (
  <span className={cx(styles.pill, styles[kind])}>
    {kind === 'coin' && <CoinGlyph />}
    <VisuallyHidden>{label}</VisuallyHidden>
    {loading ? <Skeleton shape="text" /> : <span>{amount}</span>}
    {change && (
      <span key={change} className={styles.change}>
        {change}
      </span>
    )}
  </span>
);
