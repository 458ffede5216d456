import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Tabs.module.css';

/** Where the tabs fade at their ends, in pixels. */
const EDGE = 24;

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Formatted number behind the label. */
  count?: string;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

export const Tabs = <Id extends string>(props: TabsProps<Id>) => {
  const { label, tabs, selected, onSelect, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The selected one of many may lie outside the part that is seen. Not by `scrollIntoView`:
    // that would move the page as well.
    const shown = list.current?.getBoundingClientRect();
    const tab = list.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    if (shown === undefined || tab === undefined) return;
    const past = Math.max(0, tab.right + EDGE - shown.right);
    const before = Math.min(0, tab.left - EDGE - shown.left);
    if (list.current) list.current.scrollLeft += before || past;
  }, [selected]);
  const steer = (event: KeyboardEvent): void => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : undefined;
    const next = to ?? (step === undefined ? undefined : (at + step + tabs.length) % tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined || next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onSelect(tab.id);
  };
  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={steer}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
};
