import { letterCounters } from '../../machines/letter/letters.sample';
import { Header } from '../../src/views/navigation/Header';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/letterCounter' };

const at = (state: string, count?: ReturnType<typeof letterCounters>) =>
  storyOf(resident('letterCounter', { present: state }, { count }), <Header />, { house: member });

export const Absent = storyOf(resident('letterCounter', 'absent'), <Header />);
export const Awaiting = at('awaiting');
export const Counting = at('counting');
export const CountingAgain = at('counting', letterCounters());
export const Counted = at('counted', letterCounters());
export const Uncounted = at('uncounted', letterCounters());
