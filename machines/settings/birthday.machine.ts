import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { birthdayBody, birthdayFaults } from './settings.rules';
import { told } from './told';

/** The date of birth alone, asked for where it is missed; it is taken once [decision 12]. */
export const birthdayMachine = formMachine({
  id: 'birthday',
  spec: '§7 B settings/update, §5 Age',
  fields: ['birthday', 'mode'],
  faults: birthdayFaults,
  body: birthdayBody,
  tells: told({ changed: ['birthday', 'playMode'] }),
});

export type BirthdayActor = ActorRefFrom<typeof birthdayMachine>;
