import type { Noun } from '../noun';
import { levelKind } from './level.events';
import { levelRewards } from './level.rewards';

export const levelNoun: Noun = {
  kinds: [levelKind],
  consumers: (platform) => [levelRewards(platform)],
};
