import { port } from '../kit/port';
import type { ProfileView } from './viewChoice.events';

export const viewChoicePorts = {
  /** POST /settings/update [§7 B]. */
  'viewChoice.save': port<{ view: ProfileView }, { type: 'viewChoice.saved' }>('viewChoice.save'),
};
