import type { HelpLine } from '../../contract/protection';

/** Sample data: an operator replaces it by the organisations of the places that it is licensed in. */
const sample: readonly { countries: readonly string[]; line: HelpLine }[] = [
  {
    countries: ['US'],
    line: {
      name: 'National Problem Gambling Helpline',
      url: 'https://www.ncpgambling.org',
      phone: '1-800-522-4700',
    },
  },
  {
    countries: ['DE'],
    line: {
      name: 'Check dein Spiel',
      url: 'https://www.check-dein-spiel.de',
      phone: '0800 1372700',
    },
  },
  {
    countries: ['GB'],
    line: { name: 'GamCare', url: 'https://www.gamcare.org.uk', phone: '0808 8020 133' },
  },
  {
    countries: ['MT'],
    line: {
      name: 'Responsible Gaming Foundation',
      url: 'https://www.rgf.org.mt',
      phone: '1777',
    },
  },
  {
    countries: [],
    line: { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  },
];

/** Who helps in a country, first those of its own; one of every country is always among them. */
export const helpIn = (country: string): HelpLine[] =>
  sample
    .filter(({ countries }) => countries.length === 0 || countries.includes(country))
    .map(({ line }) => line);
