import { imageUrl } from '../../contract/image';
import { levelProgress } from '../../contract/level.rules';
import type { PlayerCard } from '../../contract/player';
import type { PresenceRegistry } from '../presence/presence.registry';
import { thresholds } from './player.answer';

/** A row of `players`, as lists of people select it. */
export interface CardRow {
  id: string;
  username: string;
  earned: number;
  /** Id of the picture. */
  icon: string | null;
}

/** The face beside a name: the small picture of an icon. */
export const faceOf = (icon: string | null): { icon?: string } =>
  icon === null ? {} : { icon: imageUrl(icon, 'small') };

/** A player as something names them. */
export const personOf = (id: string, username: string, icon: string | null) => ({
  _id: id,
  username,
  ...faceOf(icon),
});

/** A player as a list shows them: nothing that has an audience of its own. */
export const cardOf = (
  presence: Pick<PresenceRegistry, 'of'>,
  { id, username, earned, icon }: CardRow,
): PlayerCard => ({
  ...personOf(id, username, icon),
  level: levelProgress(earned, thresholds).level,
  presence: presence.of(id),
});
