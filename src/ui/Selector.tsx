import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import box from './Box.module.css';
import { cx } from './cx';
import { Field, type FieldTexts } from './Field';
import styles from './Selector.module.css';
import { Spinner } from './Spinner';

export interface SelectorItem {
  value: string;
  label: string;
  /** A second name, e.g. a language's own. */
  hint?: string;
  icon?: ReactNode;
}

export interface SelectorProps extends FieldTexts {
  open: boolean;
  /** The items to show now: the owner filters and limits them [§9: 15, then all]. */
  items: readonly SelectorItem[];
  query: string;
  /** Characters that the search takes. */
  maxLength?: number;
  selected?: SelectorItem;
  /** More items follow in a moment. */
  pending?: boolean;
  disabled?: boolean;
  searchText: string;
  notSelectedText: string;
  nothingFoundText: string;
  onOpen: () => void;
  onClose: () => void;
  onSearch: (query: string) => void;
  onChoose: (value: string) => void;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A dropdown with search [§2]. DOM focus is the active option, so no index is kept anywhere. */
export const Selector = (props: SelectorProps) => {
  const { open, items, query, selected, label, hint, error } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (open) search.current?.focus();
  }, [open]);

  const close = (): void => {
    opener.current?.focus();
    props.onClose();
  };
  const choose = (value: string): void => {
    opener.current?.focus();
    props.onChoose(value);
  };
  const steer = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      // Unstopped, it would also close the dialog around this control.
      event.stopPropagation();
      event.preventDefault();
      return close();
    }
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const at = options.findIndex((option) => option === document.activeElement);
    if (at < 0 && event.key === 'Enter') {
      event.preventDefault();
      const only = items.length === 1 ? items[0] : undefined;
      return only && choose(only.value);
    }
    const step = STEPS[event.key];
    if (!step || (at < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    (options[step(at, options.length)] ?? search.current)?.focus();
  };

  return (
    <Field id={id} label={label} hint={hint} {...(error && { error })}>
      <div
        className={styles.selector}
        onBlur={(event) => {
          const next = event.relatedTarget;
          if (open && next && !event.currentTarget.contains(next)) props.onClose();
        }}
      >
        <button
          ref={opener}
          id={id}
          type="button"
          className={cx(box.box, styles.opener)}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? `${id}-popup` : undefined}
          aria-label={`${label}: ${selected?.label ?? props.notSelectedText}`}
          disabled={props.disabled}
          onClick={open ? close : props.onOpen}
        >
          {selected?.icon}
          <span className={cx(styles.value, !selected && styles.none)}>
            {selected?.label ?? props.notSelectedText}
          </span>
          <ChevronDown className={styles.arrow} aria-hidden="true" />
        </button>
        {open && (
          <div className={styles.popup} id={`${id}-popup`} onKeyDown={steer}>
            <input
              ref={search}
              className={cx(box.input, styles.search)}
              type="search"
              role="combobox"
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={`${id}-list`}
              aria-label={props.searchText}
              placeholder={props.searchText}
              autoComplete="off"
              value={query}
              maxLength={props.maxLength}
              onChange={(event) => props.onSearch(event.currentTarget.value)}
            />
            <div
              ref={list}
              className={styles.list}
              id={`${id}-list`}
              role="listbox"
              aria-label={label}
            >
              {items.map((item) => (
                <div
                  key={item.value}
                  role="option"
                  tabIndex={-1}
                  className={styles.option}
                  aria-selected={item.value === selected?.value}
                  onClick={() => choose(item.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' && event.key !== ' ') return;
                    event.preventDefault();
                    choose(item.value);
                  }}
                >
                  {item.icon}
                  <span className={styles.name}>{item.label}</span>
                  {item.hint && <span className={styles.hint}>{item.hint}</span>}
                  {item.value === selected?.value && <Check aria-hidden="true" />}
                </div>
              ))}
            </div>
            {items.length === 0 && !(props.pending && query === '') && (
              <p className={styles.nothing} role="status">
                {props.nothingFoundText}
              </p>
            )}
            {props.pending && (
              <p className={styles.nothing}>
                <Spinner />
              </p>
            )}
          </div>
        )}
      </div>
    </Field>
  );
};
