import type { ActorRefFrom } from 'xstate';
import { privacyFields } from '../../contract/privacy.rules';
import { formMachine } from '../kit/form';
import { audiencesOf, privacyFaults } from './settings.rules';
import { told } from './told';

/** Who may read which of a player's fields [§3 Privacy settings, decision 15]. */
export const privacyMachine = formMachine({
  id: 'privacy',
  spec: '§3 Privacy settings, §6',
  fields: privacyFields,
  faults: privacyFaults,
  keeps: true,
  body: audiencesOf,
  tells: told({ changed: ['settings'] }),
});

export type PrivacyActor = ActorRefFrom<typeof privacyMachine>;
