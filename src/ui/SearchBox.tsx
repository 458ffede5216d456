import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import box from './Box.module.css';
import { Spinner } from './Spinner';

export interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  clearLabel: string;
  /** A key that leads here, e.g. "/" or "Ctrl K"; shown while empty. */
  shortcut?: string;
  busy?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export const SearchBox = (props: SearchBoxProps) => {
  const { label, value, onChange, placeholder, clearLabel, shortcut, busy, ref } = props;
  return (
    <div className={box.box} role="search">
      <span className={box.affix}>{busy ? <Spinner /> : <Search aria-hidden="true" />}</span>
      <input
        ref={ref}
        className={box.input}
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && value !== '' && onChange('')}
      />
      {value !== '' && (
        <button
          type="button"
          className={box.inner}
          aria-label={clearLabel}
          onClick={() => onChange('')}
        >
          <X aria-hidden="true" />
        </button>
      )}
      {value === '' && shortcut && (
        <kbd className={box.key} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </div>
  );
};
