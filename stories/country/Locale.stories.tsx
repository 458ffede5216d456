import { Preferences } from '../../src/views/country/Preferences';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/locale' };

const italy = { country: 'IT', currency: 'EUR' };

export const Locating = storyOf(resident('locale', 'locating'), <Preferences />);
export const Located = storyOf(resident('locale', 'located', italy), <Preferences />);
export const Unlocated = storyOf(resident('locale', 'unlocated'), <Preferences />);
export const Chosen = storyOf(
  resident('locale', 'chosen', { ...italy, isCountryStored: true }),
  <Preferences />,
);
