import { useEffect, useRef } from 'react';
import { useSay } from '../../app/say';
import { FactorCode } from './FactorCode';
import type { useForm } from './useForm';

/** It came because the server asks for it: whoever sent the form types on in it. */
export const AskedCode = ({ form }: { form: ReturnType<typeof useForm> }) => {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const { problem } = form;
  return (
    <div ref={place}>
      <FactorCode
        {...form.field('code')}
        {...(problem?.code === 'code-wrong' && { error: say(`Problem.${problem.title}`) })}
      />
    </div>
  );
};
