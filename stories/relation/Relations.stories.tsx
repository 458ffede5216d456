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

export const Absent = storyOf(resident('relations', 'absent'), view);
export const Member = storyOf(resident('relations', 'member'), view, { house: member });
