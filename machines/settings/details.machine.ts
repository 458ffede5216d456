import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { detailFields, detailsBody, detailsFaults } from './settings.rules';
import { told } from './told';

/** What a player tells of themselves [§3 User]. */
export const detailsMachine = formMachine({
  id: 'details',
  spec: '§7 B settings/update, §3 User',
  fields: [...detailFields, 'birthday'],
  faults: detailsFaults,
  keeps: true,
  body: detailsBody,
  tells: told({ changed: ['details', 'settings'] }),
});

export type DetailsActor = ActorRefFrom<typeof detailsMachine>;
