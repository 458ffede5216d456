import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AdvertisementDraft, type AdvertisementTerms } from '../../contract/advertisement.desk';
import { blank, termsOf, typedOf } from '../../src/office/advertisementDraft';
import { sayProblem } from '../../src/office/problem';

const pier: AdvertisementTerms = {
  name: 'Pier',
  placements: ['lobby', 'profile'],
  target: 'same',
  landingUrl: 'https://pier.example/',
  content: { type: 'image', image: '/assets/pier.svg', isIframe: false },
  countries: ['DE', 'FR'],
  languages: ['de'],
  modes: ['coins', 'money'],
  from: '2026-12-01T08:30:00.000Z',
  until: '2027-03-01T00:00:00.000Z',
  perDay: 3,
  refreshFrequency: 120,
};
const { from: _from, until: _until, perDay: _perDay, ...always } = pier;

test.each<AdvertisementTerms>([
  pier,
  { ...always, countries: [], languages: [], modes: [] },
  { ...always, content: { type: 'video', video: '/a.webm', image: '/a.png', isIframe: false } },
  { ...always, content: { type: 'HTML/JS', html: '<p>Lamps</p>', isIframe: true } },
])('what was typed is what is advertised: %j', (terms) => {
  expect(z.parse(AdvertisementDraft, termsOf(typedOf(terms)))).toEqual(terms);
});

test('of the content only what its kind has is sent, and countries are called by their codes', () => {
  const typed = { ...typedOf(pier), type: 'HTML/JS', html: ' <b>x</b> ', countries: 'de fr,; AT' };
  expect(termsOf(typed)).toMatchObject({
    content: { type: 'HTML/JS', html: '<b>x</b>', isIframe: true },
    countries: ['DE', 'FR', 'AT'],
  });
  expect(termsOf(typed)).not.toHaveProperty('content.image');
});

test('what nobody has written down yet misses its name and picture alone', () => {
  const { error } = z.safeParse(AdvertisementDraft, termsOf(blank));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name']);
  const refused = { type: '', title: 'Unfit', status: 400, code: 'body-invalid' } as const;
  const of = (field: string) => sayProblem({ ...refused, params: { field } });
  expect(of('body.terms.name')).toBe('This is missing or wrong: Name, as it is read below it');
  expect(of('body.terms.content.video')).toContain('Film (a path of this platform)');
  expect(of('body.terms.countries.0')).toContain('Countries (DE, FR; empty: all)');
});
