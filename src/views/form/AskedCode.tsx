import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef } from 'react';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import styles from './AskedCode.module.css';
import { FactorCode } from './FactorCode';
import type { useForm } from './useForm';

/** It came because the server asks for it: whoever sent the form types on in it. */
export const AskedCode = ({ form }: { form: ReturnType<typeof useForm> }) => {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const { problem } = form;
  const isWrong = problem?.code === 'code-wrong' || problem?.code === 'passkey-refused';
  /** It is asked for on the way of what is sent now. */
  const unlock = () => {
    form.change('code')('');
    form.change('passkey')('yes');
  };
  return (
    <div ref={place} className={styles.asked}>
      <FactorCode
        {...form.field('code')}
        {...(isWrong && { error: say(`Problem.${problem.title}`) })}
      />
      {form.isPasskeyTaken && (
        <div>
          <Button type="submit" icon={<KeyRound />} busy={form.isBusy} onClick={unlock}>
            {say('Form.Use a passkey')}
          </Button>
        </div>
      )}
    </div>
  );
};
