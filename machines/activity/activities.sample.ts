import { activities } from '../../contract/make/activity';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { ActivitiesWords } from './activities.words';

/** What the signed-in player did lately. */
export const aFeed = (
  given: Partial<ListContext<ActivitiesWords>> = {},
): ListContext<ActivitiesWords> => ({
  ...aList({ of: 'me' }, activities()),
  playerId: 'player_ann1',
  room: 'activities:player_ann1',
  ...given,
});
