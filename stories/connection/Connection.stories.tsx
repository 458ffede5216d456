import { ConnectionBanner } from '../../src/views/hub/ConnectionBanner';
import { Header } from '../../src/views/navigation/Header';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/connection' };

const view = (
  <>
    <Header />
    <ConnectionBanner />
  </>
);

export const Online = storyOf(resident('connection', 'online'), view);
export const Offline = storyOf(resident('connection', 'offline'), view);
