import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { problem } from '../../contract/problems';
import type { PortName } from '../../machines/app/furnish';
import type { formMachine } from '../../machines/kit/form';
import type { Faults, FormEvent, Values } from '../../machines/kit/form.words';
import { control, press, shows, type } from './hand';
import type { ViewWalk } from './view';
import type { Walk } from './walk';

type Form = ReturnType<typeof formMachine>;
type FormView = ViewWalk<Values, FormEvent, SnapshotFrom<Form>>;

/** A form's walk as its page begins it, typing what is well filled; no answer signs in. */
export const typedWalk = (
  walk: Walk<Form>,
  start: Values,
  { filled, wrong = {} }: { filled: Values; wrong?: Values },
) => ({
  machine: walk.machine,
  inputs: [start],
  view: walk.view,
  events: [
    ...[...Object.entries(filled), ...Object.entries(wrong)].flatMap(
      ([field, value]): FormEvent[] => [
        { type: 'form.change', field, value },
        { type: 'form.leave', field },
      ],
    ),
    { type: 'form.submit' },
    { type: 'form.again' },
    { type: 'form.accepted' },
    { type: 'form.refused', problem: problem('rate-limited') },
    { type: 'port.failed', port: 'submit' },
  ] as FormEvent[],
});

interface FormPage {
  port: PortName;
  /** What is wrong with its values. */
  faults: (values: Values) => Faults;
  /** The words of the button that sends it. */
  submit: string;
  /** The words beside the button once it was taken. */
  done: string;
  /** Labels of fields that are typed into. */
  labels?: Readonly<Record<string, string>>;
  /** The words of the button that begins another one; without it the form stays on the page. */
  again?: string;
  /** It has served, and leaves the page for good once it was taken. */
  leaves?: true;
  /** The outbox holds it where there is no connection. */
  waits?: true;
  /** It is a button alone: nothing is typed. */
  bare?: true;
  /** How others are chosen. */
  choose?: (field: string, value: string) => boolean;
}

const fieldOf = (label: string | undefined): HTMLElement | null =>
  label === undefined ? null : screen.queryByLabelText(label);

/** What a person does on a form, and what it must show. */
export const onForm = ({
  port,
  faults,
  submit,
  done,
  labels = {},
  again,
  leaves,
  waits,
  bare,
  choose = () => false,
}: FormPage): Pick<FormView, 'by' | 'offers' | 'sees' | 'without'> => ({
  by: {
    'form.change': ({ field, value }) =>
      labels[field] === undefined ? choose(field, value) : type(labels[field], value),
    'form.leave': ({ field }) => {
      const element = fieldOf(labels[field]);
      return element !== null && fireEvent.blur(element);
    },
    'form.submit': () => press('button', submit),
    ...(again !== undefined && { 'form.again': () => press('button', again) }),
    'form.accepted': port,
    'form.refused': port,
    'port.failed': port,
  },
  offers: [{ role: 'button', name: submit, says: { type: 'form.submit' } }],
  sees: (form) => {
    const { values, touched } = form.context;
    // One that begins another leaves the page first.
    const isGone = (again !== undefined || leaves === true) && form.matches('accepted');
    for (const [field, label] of isGone ? [] : Object.entries(labels)) {
      const input = fieldOf(label) as HTMLInputElement | null;
      expect(input?.value).toBe(values[field]);
      expect({ field, wrong: input?.getAttribute('aria-invalid') === 'true' }).toEqual({
        field,
        wrong: touched.includes(field) && faults(values)[field] !== undefined,
      });
    }
    expect(shows(done)).toBe(form.matches('accepted'));
    expect(control('button', submit)?.getAttribute('aria-busy') === 'true').toBe(
      form.matches('submitting'),
    );
    expect(shows('Too many requests')).toBe(form.context.problem !== undefined);
  },
  without: {
    [`${port.split('.')[0]}.submitting form.accepted[0]`]: 'no answer to this form signs in',
    ...(waits === undefined && {
      [`${port.split('.')[0]}.submitting port.failed[0]`]: 'the outbox holds none of these',
    }),
    ...(again === undefined && {
      [`${port.split('.')[0]}.accepted form.again[0]`]: 'no button begins another one',
    }),
    ...(bare === true && {
      [`${port.split('.')[0]}.editing form.change[0]`]: 'it has no fields',
      [`${port.split('.')[0]}.editing form.leave[0]`]: 'it has no fields',
      [`${port.split('.')[0]}.editing form.submit[1]`]: 'nothing can be wrong with it',
      [`${port.split('.')[0]}.accepted form.change[0]`]: 'it has no fields',
    }),
    ...((again !== undefined || leaves === true) && {
      [`${port.split('.')[0]}.accepted form.change[0]`]: 'its fields leave the page',
    }),
  },
});
