import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { changeUsernameFaults } from './settings.rules';
import { told } from './told';

/** Another username; the one before is free again. */
export const changeUsernameMachine = formMachine({
  id: 'changeUsername',
  spec: '§7 B settings/username',
  fields: ['username'],
  faults: changeUsernameFaults,
  body: ({ username = '' }) => ({ username }),
  tells: told({ changed: ['username'] }),
});

export type ChangeUsernameActor = ActorRefFrom<typeof changeUsernameMachine>;
