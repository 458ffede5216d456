import { relationCounts } from '../../machines/relation/relations.sample';
import { Header } from '../../src/views/navigation/Header';
import { TabBar } from '../../src/views/navigation/TabBar';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/relationCounter' };

const view = (
  <>
    <Header />
    <TabBar />
  </>
);
const at = (state: string, count?: ReturnType<typeof relationCounts>) =>
  storyOf(resident('relationCounter', { present: state }, { count }), view, { house: member });

export const Absent = storyOf(resident('relationCounter', 'absent'), view);
export const Awaiting = at('awaiting');
export const Counting = at('counting');
export const Counted = at('counted', relationCounts());
export const Uncounted = at('uncounted', relationCounts());
