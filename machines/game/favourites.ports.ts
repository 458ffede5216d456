import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';

export const favouritesPorts = {
  /** POST /games/{id}/set-favourite or /remove-favourite [§7 B]. */
  'favourite.save': port<
    { gameId: string; marked: boolean },
    { type: 'favourite.saved' } | { type: 'favourite.refused'; problem: Problem }
  >('favourite.save'),
};
