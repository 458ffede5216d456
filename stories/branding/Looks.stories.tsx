import { aBootstrap } from '../../contract/make/branding';
import { Footer } from '../../src/views/navigation/Footer';
import { Header } from '../../src/views/navigation/Header';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/looks' };

const view = (
  <>
    <Header />
    <Footer />
  </>
);
const { app, ...rest } = aBootstrap();
/** The platform was called otherwise when the page was opened. */
const around = {
  house: {
    branding: [
      'shown',
      { palette: 'system', bootstrap: { ...rest, app: { ...app, name: 'Luna Park' } } },
    ],
  },
} as const;

export const Heard = storyOf(resident('looks', 'heard'), view, around);
export const Reading = storyOf(resident('looks', 'reading'), view, around);
export const Unread = storyOf(resident('looks', 'unread'), view, around);
