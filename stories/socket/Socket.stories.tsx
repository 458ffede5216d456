import { ConnectionBanner } from '../../src/views/hub/ConnectionBanner';
import { Header } from '../../src/views/navigation/Header';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/socket' };

const view = (
  <>
    <Header />
    <ConnectionBanner />
  </>
);

export const Awaiting = storyOf(resident('socket', 'awaiting'), view);
export const Waiting = storyOf(
  resident('socket', { closed: 'waiting' }, { attempt: 1, lost: true }),
  view,
);
export const Stopped = storyOf(resident('socket', { closed: 'stopped' }), view);
export const Opening = storyOf(resident('socket', 'opening'), view);
export const OpeningAgain = storyOf(
  resident('socket', 'opening', { attempt: 2, lost: true }),
  view,
);
export const Open = storyOf(resident('socket', 'open'), view);
export const Closing = storyOf(resident('socket', 'closing'), view);
