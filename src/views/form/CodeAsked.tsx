import { Suspense } from 'react';
import { part } from '../../ui/part';
import type { useForm } from './useForm';

const AskedCode = part(() => import('./AskedCode'), 'AskedCode');

/** A field for the code of a second factor, in a form whose server asks for it [decision 194]. */
export const CodeAsked = ({ form }: { form: ReturnType<typeof useForm> }) =>
  form.isCodeAsked && (
    <Suspense fallback={null}>
      <AskedCode form={form} />
    </Suspense>
  );
