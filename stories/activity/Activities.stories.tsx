import { activities } from '../../contract/make/activity';
import { aFeed } from '../../machines/activity/activities.sample';
import type { ActivitiesWords } from '../../machines/activity/activities.words';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { ActivitiesPage } from '../../src/views/activity/ActivitiesPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/activities' };

const feed = (state: string, given: Partial<ListContext<ActivitiesWords>> = {}, online = true) =>
  storyOf(resident('activities', { open: state }, aFeed(given)), <ActivitiesPage />, {
    house: { ...member, ...(!online && { connection: ['offline', {}] }) },
  });
const none = { list: noPages };
const long = { list: aPage(activities(), 26) };

export const Closed = storyOf(resident('activities', 'closed'), <ActivitiesPage />, {
  house: member,
});
export const Loading = feed('loading', none);
export const LoadingAgain = feed('loading');
export const Shown = feed('shown');
export const MoreLeft = feed('shown', long);
export const LoadingMore = feed('loadingMore', long);
export const CutShort = feed('cutShort', long);
export const Outdated = feed('outdated');
export const Empty = feed('empty', none);
export const Gone = feed('gone', { ...none, query: { of: 'player_bob1' } });
export const Failed = feed('failed', none);
export const FailedAgain = feed('failed');
export const Offline = feed('failed', none, false);
