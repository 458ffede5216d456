import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import type { ScratchedWords } from '../../machines/scratcher/scratched.words';
import { aScratchedList, scratchedOf } from '../../machines/scratcher/scratchers.sample';
import { Scratched } from '../../src/views/scratcher/Scratched';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/scratched' };

const page = (state: string, given: Partial<ListContext<ScratchedWords>> = {}) =>
  storyOf(resident('scratched', { open: state }, aScratchedList(given)), <Scratched />);
const none = { list: noPages };
const many = { list: aPage(scratchedOf(10), 24) };

export const Closed = storyOf(resident('scratched', 'closed'), <Scratched />);
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none);
