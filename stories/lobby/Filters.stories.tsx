import { Filters } from '../../src/views/lobby/Filters';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/filters' };

const none = { types: [], studios: [], features: [] };

export const Loading = storyOf(resident('filters', 'loading', none), <Filters />);
export const Shown = storyOf(resident('filters', 'shown'), <Filters />);
export const Failed = storyOf(resident('filters', 'failed', none), <Filters />);
