import { activities } from '../../contract/make/activity';
import type { ActivitiesContext } from '../../machines/activity/activities.machine';
import { aFeed } from '../../machines/activity/activities.sample';
import { ActivitiesPage } from '../../src/views/activity/ActivitiesPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/activities' };

const feed = (state: string, given: Partial<ActivitiesContext> = {}, online = true) =>
  storyOf(resident('activities', { open: state }, aFeed(given)), <ActivitiesPage />, {
    house: { ...member, ...(!online && { connection: ['offline', {}] }) },
  });
const none = { feed: { items: [], total: 0, pages: 0 } };
const long = { feed: { items: activities(), total: 26, pages: 1 } };

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
export const Gone = feed('gone', { ...none, of: 'player_bob1' });
export const Failed = feed('failed', none);
export const FailedAgain = feed('failed');
export const Offline = feed('failed', none, false);
