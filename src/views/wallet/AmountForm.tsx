import type { ReactNode } from 'react';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Fault } from '../../ui/Fault';
import { TextField } from '../../ui/TextField';
import { CodeAsked } from '../form/CodeAsked';
import type { useForm } from '../form/useForm';
import { problemText } from '../play/refusal';
import styles from './WalletPage.module.css';

interface AmountFormProps {
  form: ReturnType<typeof useForm>;
  /** Of the amount, ISO 4217. */
  currency: string;
  /** The words of the button that sends it. */
  submit: string;
  /** What else is asked for. */
  children?: ReactNode;
  /** What stands beside the button. */
  beside?: ReactNode;
}

/** An amount of money on its way into the wallet or out of it [decision 160]. */
export const AmountForm = ({ form, currency, submit, children, beside }: AmountFormProps) => {
  const say = useSay();
  return (
    <form className={styles.transfer} noValidate onSubmit={form.submit}>
      <TextField
        {...form.field('amount')}
        label={say('Wallet.Amount')}
        inputMode="decimal"
        autoComplete="off"
        suffix={currency}
      />
      {children}
      <CodeAsked form={form} />
      {form.problem !== undefined && form.refusal !== undefined && (
        <Fault>{problemText(form.problem, say)}</Fault>
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={form.isBusy}>
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
};
