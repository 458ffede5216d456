import type { About } from '../../contract/branding';
import { anAbout } from '../../contract/make/about';
import { aboutMachine } from '../../machines/about/about.machine';
import { AboutPage } from '../../src/views/about/AboutPage';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/about' };

const at = (state: string, about?: About, around: object = {}) =>
  storyOf(
    mounted('about', 'about', aboutMachine, state as never, { about }),
    <AboutPage />,
    around,
  );

export const Reading = at('reading');
export const Told = at('told', anAbout());
export const ToldOfNothing = at('told', anAbout({ statements: [] }));
export const Failed = at('failed');
export const InArabic = at('told', anAbout(), { direction: 'rtl' });
