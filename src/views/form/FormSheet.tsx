import type { ReactNode, FormEvent as SubmitEvent } from 'react';
import { LogoMark } from '../../art/LogoMark';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './FormSheet.module.css';

interface FormSheetProps {
  title: string;
  text?: string;
  /** What the server refused the whole form for. */
  refusal: string | undefined;
  /** What more is to be said of that. */
  reasons?: ReactNode;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
  /** Below the button: where else one may have wanted to go. */
  foot?: ReactNode;
}

/** The sheet that every form of the door stands on. */
export const FormSheet = (props: FormSheetProps) => {
  const { title, text, refusal, reasons, submitLabel, isBusy, onSubmit, children, foot } = props;
  return (
    <Card tone="accent">
      <div className={styles.head}>
        <LogoMark className={styles.mark} />
        <h1>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {/* Ours are the words of what is wrong, not the browser's. */}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {children}
        <div role="alert">
          {refusal !== undefined && <p className={styles.refusal}>{refusal}</p>}
          {reasons}
        </div>
        <Button type="submit" kind="primary" size="big" wide busy={isBusy}>
          {submitLabel}
        </Button>
      </form>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </Card>
  );
};
