import { type ActorRefFrom, enqueueActions } from 'xstate';
import { type FormContext, formMachine } from '../kit/form';
import { proofIn } from '../kit/form.factor';
import type { FormEvent } from '../kit/form.words';
import { tell } from '../kit/tell';
import { eraseFaults } from './settings.rules';

/** Erases the account for ever: asked with the password and the name of what is erased. */
export const eraseAccountMachine = formMachine({
  id: 'eraseAccount',
  spec: '§3 User, decision 4',
  fields: ['password', 'typed', 'username'],
  faults: eraseFaults,
  body: ({ password = '', ...rest }) => ({ password, ...proofIn(rest) }),
  // Nobody is left whom the server would sign out: asking it to would only be refused.
  tells: enqueueActions<
    FormContext,
    FormEvent,
    undefined,
    FormEvent,
    never,
    never,
    never,
    never,
    never
  >(({ enqueue }) => {
    enqueue(
      tell('alerts', {
        type: 'alerts.say',
        kind: 'info',
        slug: 'Settings.Your account is erased. Farewell.',
      }),
    );
    enqueue(tell('storage', { type: 'storage.drop', key: 'token' }));
    enqueue(tell('session', { type: 'token.cleared' }));
  }),
});

export type EraseAccountActor = ActorRefFrom<typeof eraseAccountMachine>;
