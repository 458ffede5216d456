import { relationCounts } from '../../machines/relation/relations.sample';
import { Header } from '../../src/views/navigation/Header';
import { TabBar } from '../../src/views/navigation/TabBar';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/relations' };

const view = (
  <>
    <Header />
    <TabBar />
  </>
);
const around = { house: member };
const counted = { counts: relationCounts() };

export const Absent = storyOf(resident('relations', 'absent'), view);
export const Counting = storyOf(resident('relations', { member: 'counting' }), view, around);
export const Counted = storyOf(resident('relations', { member: 'counted' }, counted), view, around);
export const Failed = storyOf(resident('relations', { member: 'failed' }, counted), view, around);
