import { useSelector } from '@xstate/react';
import type { FormEvent as SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { formMachine } from '../../../machines/kit/form';
import { faultOf, valueOf } from '../../../machines/kit/form.select';
import type { Faults, Values } from '../../../machines/kit/form.words';
import { useSay } from '../../app/say';

export type FormActor = ActorRefFrom<ReturnType<typeof formMachine>>;

/** What the phrases of a field's faults have places for: `{ coins: { max: '5,000' } }`. */
type Limits = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

/** A form's actor as fields need it: what each holds, what is wrong with it, what it tells. */
export const useForm = (
  actor: FormActor,
  faults: (values: Values) => Faults,
  limits: Limits = {},
) => {
  const say = useSay();
  const form = useSelector(actor, (snapshot) => snapshot);
  const wrong = faults(form.context.values);
  const { problem } = form.context;
  const error = (field: string): { error?: string } => {
    const slug = faultOf(form, field, wrong);
    return slug === undefined ? {} : { error: say(slug, limits[field]) };
  };
  const change = (field: string) => (value: string) =>
    actor.send({ type: 'form.change', field, value });
  const isBeside = Object.keys(form.context.values).some(
    (field) => typeof problem?.params?.[field] === 'string',
  );
  return {
    /** The refusal is said beside the field that it is about. */
    isBeside,
    isAccepted: form.matches('accepted'),
    /** The outbox holds it; the server is still to be reached. */
    isKept: form.context.kept,
    isBusy: form.hasTag('busy'),
    /** What the whole form was refused for; about the code of a second factor its field says it. */
    refusal:
      problem === undefined || problem.params?.['field'] === 'body.code'
        ? undefined
        : say(slugOfProblem(problem)),
    /** The server asked for the code of a second factor. */
    isCodeAsked: form.context.values['code'] !== undefined,
    /** A passkey would do in its place. */
    isPasskeyTaken: form.context.values['passkey'] !== undefined,
    /** As it came, for pages that say more of it. */
    problem,
    value: (field: string) => valueOf(form, field),
    error,
    change,
    /** What a field is given, whatever kind it is. */
    field: (name: string) => ({
      name,
      value: valueOf(form, name),
      onChange: change(name),
      onBlur: () => actor.send({ type: 'form.leave', field: name }),
      ...error(name),
    }),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      actor.send({ type: 'form.submit' });
    },
  };
};
