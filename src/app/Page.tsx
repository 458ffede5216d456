import { type ReactNode, useEffect, useRef } from 'react';
import { appName } from '../../machines/branding/branding.select';
import { unseenCount } from '../../machines/notification/bell.select';
import { cx } from '../ui/cx';
import { useHasArrived, useView } from './house';
import styles from './Page.module.css';

interface PageProps {
  /** Of the document, before the product's name. */
  title: string;
  children: ReactNode;
  /** `form` is a narrow sheet, `text` a column to read, `wide` the whole width,
   * `table` leaves a game the height of the window. */
  width?: 'form' | 'text' | 'wide' | 'table';
}

// The first page of a visit leaves the focus where the browser put it.
let isFirst = true;

/** How much the player has not seen; nothing until the bell has arrived. */
export const useUnseen = (): number => {
  const hasArrived = useHasArrived();
  return useView('bell', (all) => (hasArrived ? unseenCount(all) : 0));
};

/** A screen: names the document, and takes the focus to its heading when it is arrived at. */
export const Page = ({ title, children, width = 'wide' }: PageProps) => {
  const main = useRef<HTMLElement>(null);
  const name = useView('branding', appName);
  const unseen = useUnseen();
  useEffect(() => {
    const whole = title === '' ? name : `${title} · ${name}`;
    document.title = unseen === 0 ? whole : `(${unseen}) ${whole}`;
  }, [title, name, unseen]);
  useEffect(() => {
    const heading = main.current?.querySelector('h1');
    if (!isFirst && heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    isFirst = false;
  }, []);
  return (
    <main ref={main} id="main" tabIndex={-1} className={cx(styles.page, styles[width])}>
      {children}
    </main>
  );
};
