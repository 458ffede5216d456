import { Hero } from '../../src/views/lobby/Hero';
import { Footer } from '../../src/views/navigation/Footer';
import { Header } from '../../src/views/navigation/Header';
import { fairGames } from '../support/fair';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/branding' };

const view = (
  <>
    <Header />
    <Hero game={fairGames[0]} />
    <Footer />
  </>
);
const unknown = { bootstrap: undefined };

export const Loading = storyOf(resident('branding', 'loading', unknown), view);
export const Shown = storyOf(resident('branding', 'shown'), view);
export const Failed = storyOf(resident('branding', 'failed', unknown), view);
