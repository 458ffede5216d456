import type { AchievedWords } from '../../machines/achievement/achieved.words';
import { achievedOf, anAchievedList } from '../../machines/achievement/achievements.sample';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { Achieved } from '../../src/views/achievement/Achieved';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/achieved' };

const page = (state: string, given: Partial<ListContext<AchievedWords>> = {}) =>
  storyOf(resident('achieved', { open: state }, anAchievedList(given)), <Achieved />);
const none = { list: noPages };
const many = { list: aPage(achievedOf(20), 43) };

export const Closed = storyOf(resident('achieved', 'closed'), null);
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Gone = page('gone', none);
export const Failed = page('failed', none);
