import { Header } from '../../src/views/navigation/Header';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/giftCounter' };

const at = (state: string, count?: number) =>
  storyOf(resident('giftCounter', { present: state }, { count }), <Header />, { house: member });

export const Absent = storyOf(resident('giftCounter', 'absent'), <Header />);
export const Awaiting = at('awaiting');
export const Counting = at('counting');
export const CountingAgain = at('counting', 3);
export const Counted = at('counted', 3);
export const Uncounted = at('uncounted', 3);
