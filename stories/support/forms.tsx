import type { AnyStateMachine } from 'xstate';
import { type Problem, type ProblemCode, problem } from '../../contract/problems';
import { alertMachine } from '../../machines/alert/alert.machine';
import type { Saying } from '../../machines/alert/alerts.words';
import type { ControlName } from '../../machines/kit/controls';
import { aForm } from '../../machines/kit/form.sample';
import type { Values } from '../../machines/kit/form.words';
import { type Child, still } from './still';
import { mounted, resident, type Subject } from './story';

/** Alerts in their corners, each in the state of its kind. */
export const alertsOf = (state: string, ...sayings: readonly Saying[]): Subject => {
  const ids = sayings.map((_, index) => `alert:${index}`);
  const children = sayings.map((saying, index): [string, Child] => [
    `alert:${index}`,
    { src: 'alert', still: still(alertMachine, state, saying) },
  ]);
  return resident('alerts', 'listening', { ids, said: ids.length }, Object.fromEntries(children));
};

/** What is said when a form's server cannot be reached [§8]. */
export const noConnection = alertsOf('lasting', {
  kind: 'error',
  slug: 'Home.Couldn’t Open Connection To Server',
});

/** A form in each of its states: its machine, the key that it is mounted under, what is typed in it. */
export const formStates = (
  machine: AnyStateMachine,
  src: ControlName,
  values: Values,
  beside: Readonly<Record<string, Child>> = {},
  key: string = src,
) => {
  const blank = Object.fromEntries(Object.keys(values).map((field) => [field, '']));
  const at = (state: object | string, context: object): Subject =>
    mounted(key, src, machine, state as never, context as never, beside);
  const touched = Object.keys(values);
  return {
    blank: at({ editing: 'untried' }, aForm(blank)),
    wrong: at({ editing: 'untried' }, aForm(blank, { touched })),
    filled: at({ editing: 'untried' }, aForm(values, { touched })),
    refused: (code: ProblemCode, params?: Problem['params']) =>
      at({ editing: 'refused' }, aForm(values, { touched, problem: problem(code, params) })),
    /** The server asks for the code of a second factor too; or the one that it got is wrong. */
    codeAsked: (code: 'factor-needed' | 'code-wrong' | 'passkey-refused' = 'factor-needed') => {
      const asked = {
        ...values,
        code: code === 'code-wrong' ? '123456' : '',
        ...(code === 'passkey-refused' && { passkey: 'yes' }),
      };
      const refusal = problem(code, { field: 'body.code' });
      return at({ editing: 'refused' }, aForm(asked, { touched, problem: refusal }));
    },
    unreachable: at({ editing: 'unreachable' }, aForm(values, { touched })),
    submitting: at('submitting', aForm(values, { touched })),
    accepted: at('accepted', aForm(blank)),
    kept: at('accepted', aForm(blank, { kept: true })),
  };
};
