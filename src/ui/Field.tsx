import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What every labelled control shares. */
export interface FieldTexts {
  label: string;
  /** Stays visible while typing. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; announced when it appears. */
  error?: string;
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
  /** Sits at the end of the label's line, e.g. a "forgotten?" link. */
  aside?: ReactNode;
}

/** The ids that tie a control to its label, hint and error. */
export const useFieldIds = ({ hint, error }: FieldTexts, own?: string) => {
  const made = useId();
  const id = own ?? made;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, describedBy: described === '' ? undefined : described };
};

/** Label above, control, then the error or the hint in a line whose height is always reserved. */
export const Field = ({ id, label, hint, error, aside, children }: FieldProps) => (
  <div className={styles.field}>
    <div className={styles.top}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {aside}
    </div>
    {children}
    <div className={styles.below}>
      <div aria-live="polite">
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  </div>
);
