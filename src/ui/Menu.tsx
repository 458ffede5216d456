import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Count } from './Count';
import { cx } from './cx';
import styles from './Menu.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Makes it a link. */
  href?: string;
  /** How much waits there; the label says it. */
  count?: number;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
}

export interface MenuProps {
  label: string;
  /** What is seen of the closed menu: an icon, a face. */
  trigger: ReactNode;
  /** Above the items, e.g. who is signed in. */
  header?: ReactNode;
  items: readonly MenuItem[];
}

/** A popover of actions: opening, light dismissal and Escape are the browser's. */
export const Menu = ({ label, trigger, header, items }: MenuProps) => {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const entries = (): HTMLElement[] => [
    ...(popover.current?.querySelectorAll<HTMLElement>(
      '[role=menuitem]:enabled, a[role=menuitem]',
    ) ?? []),
  ];
  const steer = (event: KeyboardEvent): void => {
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (event.key === 'Tab') popover.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const select = (item: MenuItem) => (event: MouseEvent<HTMLElement>) => {
    popover.current?.hidePopover();
    item.onSelect?.(event);
  };
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
      >
        {trigger}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={styles.menu}
        onKeyDown={steer}
        onToggle={(event) => event.newState === 'open' && entries()[0]?.focus()}
      >
        {header && <div className={styles.header}>{header}</div>}
        <div role="menu" aria-label={label}>
          {items.map((item) => {
            const looks = cx(styles.item, item.danger && styles.danger);
            return item.href === undefined ? (
              <button
                key={item.id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={looks}
                disabled={item.disabled}
                onClick={select(item)}
              >
                {item.icon}
                {item.label}
              </button>
            ) : (
              <a
                key={item.id}
                role="menuitem"
                tabIndex={-1}
                className={looks}
                href={item.href}
                onClick={select(item)}
              >
                {item.icon}
                {item.label}
                <Count of={item.count ?? 0} className={styles.count} />
              </a>
            );
          })}
        </div>
      </div>
    </>
  );
};
