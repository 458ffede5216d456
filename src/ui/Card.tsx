import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { cx } from './cx';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  title?: string;
  /** The heading's level in the page's outline. */
  level?: 2 | 3;
  /** At the end of the title's line: a link, a count. */
  action?: ReactNode;
  padding?: 'none' | 'small' | 'normal';
  /** One warm wash at a time: `jackpot` and `accent` tint the top of the card. */
  tone?: 'plain' | 'jackpot' | 'accent';
}

export const Card = (props: CardProps) => {
  const { children, as: Tag = 'div', title, level = 2, action, padding = 'normal' } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Tag className={cx(styles.card, styles[padding], styles[props.tone ?? 'plain'])}>
      {title && (
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {action}
        </div>
      )}
      {children}
    </Tag>
  );
};
