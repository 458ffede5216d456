import { activities } from '../../contract/make/activity';
import type { ActivitiesContext } from './activities.machine';

/** What the signed-in player did lately. */
export const aFeed = (given: Partial<ActivitiesContext> = {}): ActivitiesContext => ({
  of: 'me',
  feed: { items: activities(), total: 6, pages: 1 },
  playerId: 'player_ann1',
  room: 'activities:player_ann1',
  ...given,
});
