import type { ActorRefFrom } from 'xstate';
import { sidesOf } from '../../contract/identity.rules';
import { formMachine } from '../kit/form';
import { publish } from '../kit/publish';
import { identityFaults, kindOf, sideIn } from './identity.rules';

/** A paper that is sent for review: its kind, and each of its sides [decision 151]. */
export const identitySubmitMachine = formMachine({
  id: 'identitySubmit',
  spec: 'decision 151',
  fields: ['kind', 'front', 'back'],
  faults: identityFaults,
  keeps: ['kind'],
  learns: {
    'attach.taken': ({ to, file: { _id, name } }) =>
      to === 'ticket' ? {} : { [to]: JSON.stringify({ _id, name }) },
  },
  body: (values) => {
    const kind = kindOf(values);
    const shown = sidesOf(kind).map((side) => [side, sideIn(values[side])?._id ?? '']);
    return { kind, ...Object.fromEntries(shown) };
  },
  tells: publish({ type: 'identity.changed' }),
});

export type IdentitySubmitActor = ActorRefFrom<typeof identitySubmitMachine>;
