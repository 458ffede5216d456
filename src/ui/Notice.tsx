import type { ReactNode } from 'react';
import { Illustration, type IllustrationSubject } from '../art/Illustration';
import styles from './Notice.module.css';

interface NoticeProps {
  art: IllustrationSubject;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'status' | 'alert';
}

/** The common shape of what a list shows in place of its items. */
export const Notice = ({ art, title, text, action, role }: NoticeProps) => (
  <div className={styles.notice} role={role}>
    <Illustration subject={art} />
    <p className={styles.title}>{title}</p>
    {text && <div className={styles.text}>{text}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
