import { imageUrl } from '../../contract/image';
import { levelProgress } from '../../contract/level.rules';
import type { PlayerCard } from '../../contract/player';
import type { Presence } from './presence';
import { thresholds } from './user';

/** A row of `players`, as lists of people select it. */
export interface CardRow {
  id: string;
  username: string;
  earned: number;
  /** Id of the picture. */
  icon: string | null;
}

/** A player as a list shows them: nothing that has an audience of its own. */
export const cardOf = (
  presence: Pick<Presence, 'of'>,
  { id, username, earned, icon }: CardRow,
): PlayerCard => ({
  _id: id,
  username,
  ...(icon === null ? {} : { icon: imageUrl(icon) }),
  level: levelProgress(earned, thresholds).level,
  presence: presence.of(id),
});
