import { scratcherCounters } from '../../machines/scratcher/scratchers.sample';
import { ScratchersPage } from '../../src/views/scratcher/ScratchersPage';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/scratcherCounter' };

const at = (state: string, count?: ReturnType<typeof scratcherCounters>) =>
  storyOf(resident('scratcherCounter', { present: state }, { count }), <ScratchersPage />, {
    house: member,
  });

export const Absent = storyOf(resident('scratcherCounter', 'absent'), <ScratchersPage />);
export const Awaiting = at('awaiting');
export const Counting = at('counting');
export const CountingAgain = at('counting', scratcherCounters());
export const Counted = at('counted', scratcherCounters());
export const Uncounted = at('uncounted', scratcherCounters());
