import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { confirmEmailFaults } from './settings.rules';
import { told } from './told';

/**
 * The page that a mailed link leads to: its input holds the `link`. It is used by a press, because
 * mail scanners open what they find in a mail, and a link works once.
 */
export const confirmEmailMachine = formMachine({
  id: 'confirmEmail',
  spec: '§7 B settings/verified, §4 Email change',
  fields: ['link'],
  faults: confirmEmailFaults,
  body: ({ link = '' }) => ({ link }),
  tells: told({ slug: 'Settings.Your address is confirmed', changed: ['email'] }),
});

export type ConfirmEmailActor = ActorRefFrom<typeof confirmEmailMachine>;
