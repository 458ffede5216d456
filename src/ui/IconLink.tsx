import type { ReactNode } from 'react';
import { Count } from './Count';
import styles from './IconLink.module.css';

export interface IconLinkProps {
  href: string;
  /** Says the number too where there is one. */
  label: string;
  icon: ReactNode;
  count?: number;
}

/** A place as a picture, with how much waits there. */
export const IconLink = ({ href, label, icon, count = 0 }: IconLinkProps) => (
  <a className={styles.link} href={href} aria-label={label}>
    {icon}
    <Count of={count} className={styles.count} />
  </a>
);
