import { someFreeSpins } from '../../contract/make/spin';
import type { FreeSpins } from '../../contract/spin';
import { FreeSpinsList } from '../../src/views/spin/FreeSpinsList';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/spins' };

const at = (state: string, count?: FreeSpins[], direction?: 'rtl') =>
  storyOf(resident('spins', { present: state }, { count }), <FreeSpinsList />, {
    house: member,
    ...(direction && { direction }),
  });
const two = [someFreeSpins(), someFreeSpins({ _id: 'spins_0002', source: 'level', left: 1 })];

export const Absent = storyOf(resident('spins', 'absent'), <FreeSpinsList />);
export const Awaiting = at('awaiting');
export const Counting = at('counting');
export const CountingAgain = at('counting', two);
export const Counted = at('counted', two);
export const None = at('counted', []);
export const Uncounted = at('uncounted', two);
export const CountedRightToLeft = at('counted', two, 'rtl');
