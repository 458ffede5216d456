import { anAbout } from '../../../contract/make/about';

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'about.read': () => [
    { type: 'about.told', about: anAbout() },
    { type: 'about.told', about: anAbout({ statements: [] }) },
  ],
};
