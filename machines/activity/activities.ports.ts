import type { Activity } from '../../contract/activity';
import { port } from '../kit/port';

export const activitiesPorts = {
  /** GET /activities/my/{offset} or /activities/player/{id}/{offset} [§7 B]; counted in items. */
  'activities.load': port<
    { of: string; offset: number },
    { type: 'activities.loaded'; items: Activity[]; total: number } | { type: 'activities.missing' }
  >('activities.load'),
};
