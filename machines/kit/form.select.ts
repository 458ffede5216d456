import type { SnapshotFrom } from 'xstate';
import type { formMachine } from './form';
import type { Faults } from './form.words';

type Snapshot = SnapshotFrom<ReturnType<typeof formMachine>>;

export const valueOf = (form: Snapshot, field: string): string => form.context.values[field] ?? '';

/** The slug of what is wrong with a field that was touched, else of what the server said of it. */
export const faultOf = (form: Snapshot, field: string, faults: Faults): string | undefined => {
  const refused = form.context.problem?.params?.[field];
  if (form.context.touched.includes(field) && faults[field] !== undefined) return faults[field];
  return typeof refused === 'string' ? refused : undefined;
};
