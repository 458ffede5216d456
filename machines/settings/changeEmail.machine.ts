import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { proofIn } from '../kit/form.factor';
import { changeEmailFaults } from './settings.rules';
import { told } from './told';

/** Another e-mail address: it holds once the link mailed to it is used [§4 Email change]. */
export const changeEmailMachine = formMachine({
  id: 'changeEmail',
  spec: '§7 B settings/email, §4 Email change',
  fields: ['email', 'password'],
  faults: changeEmailFaults,
  body: ({ email = '', password = '', ...rest }) => ({
    email: email.trim(),
    password,
    ...proofIn(rest),
  }),
  holds: true,
  tells: told({ slug: 'Settings.Look into the new mailbox', changed: ['resetEmail'] }),
});

export type ChangeEmailActor = ActorRefFrom<typeof changeEmailMachine>;
