import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { Values } from '../../../machines/kit/form.words';
import type { SettingsForm as FormName } from '../../../machines/settings/settings.machines';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button, type ButtonKind } from '../../ui/Button';
import { CodeAsked } from '../form/CodeAsked';
import type { FormActor, useForm } from '../form/useForm';
import styles from './SettingsForm.module.css';

interface MountedFormProps {
  form: FormName;
  /** What it holds at first. */
  values?: Values;
  children: (actor: FormActor) => ReactNode;
}

/** Mounts one of the forms of the settings page. */
export const MountedForm = ({ form, values = {}, children }: MountedFormProps) => (
  <Mounted at={form} control={form} input={values}>
    {(actor) => children(actor as FormActor)}
  </Mounted>
);

interface SettingsFormProps {
  form: ReturnType<typeof useForm>;
  submitLabel: string;
  /** What stands beside the button once the server took it. */
  doneLabel?: string;
  kind?: ButtonKind;
  children: ReactNode;
}

/** The frame of a form on the settings page: fields, what it was refused for, the button. */
export const SettingsForm = (props: SettingsFormProps) => {
  const { form, submitLabel, doneLabel, kind = 'primary', children } = props;
  const say = useSay();
  const refusal = form.isBeside ? undefined : form.refusal;
  return (
    // Ours are the words of what is wrong, not the browser's.
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {children}
      <CodeAsked form={form} />
      <div role="alert">{refusal !== undefined && <p className={styles.refusal}>{refusal}</p>}</div>
      <div className={styles.foot}>
        <Button type="submit" kind={kind} busy={form.isBusy} resting={form.isAccepted}>
          {submitLabel}
        </Button>
        <p className={styles.done} role="status">
          {form.isAccepted && (
            <>
              <Check aria-hidden="true" />
              {doneLabel ?? say('Settings.Saved')}
            </>
          )}
        </p>
      </div>
    </form>
  );
};
