import type { About } from '../branding';

/** A platform whose operator says who it is. */
export const anAbout = (given: Partial<About> = {}): About => ({
  name: 'Fairground',
  version: '1.0',
  players: 1_204,
  games: 16,
  statements: [
    {
      title: 'Who we are',
      text: 'Sample Fairground Ltd\n1 Pier Road, Valletta\nLicence MGA/SAMPLE/000',
    },
    { title: 'Whom to ask', text: 'help@sample.example' },
  ],
  ...given,
});
