import type { AdvertisementTerms } from '../../contract/advertisement.desk';
import type { DeedValues } from '../../machines/office/desk.words';
import { listed, momentOf, typedMoment } from './typed';

/** What each part of an advertisement is called where it is typed. */
export const advertisementWords = {
  name: 'Name, as it is read below it',
  placements: 'Where',
  type: 'Kind',
  image: 'Picture',
  video: 'Film (a path of this platform)',
  html: 'Markup (runs in a frame that reaches nothing)',
  landingUrl: 'Where a click leads',
  target: 'A click opens which tab',
  countries: 'Countries (DE, FR; empty: all)',
  languages: 'Languages (de, fr; empty: all)',
  modes: 'Playing for (none chosen: all)',
  from: 'From (UTC)',
  until: 'Until (UTC)',
  perDay: 'How often a member has it in view on a day (empty: no bound)',
  refreshFrequency: 'Another one after so many seconds (0: it stays)',
} as const;
type Part = keyof typeof advertisementWords;

/** The terms as they are typed. */
export const typedOf = ({ content, ...terms }: AdvertisementTerms): DeedValues => ({
  name: terms.name,
  placements: terms.placements.join(','),
  type: content.type,
  image: content.image ?? '',
  video: content.video ?? '',
  html: content.html ?? '',
  landingUrl: terms.landingUrl,
  target: terms.target,
  countries: terms.countries.join(', '),
  languages: terms.languages.join(', '),
  modes: terms.modes.join(','),
  from: typedMoment(terms.from),
  until: typedMoment(terms.until),
  perDay: terms.perDay === undefined ? '' : String(terms.perDay),
  refreshFrequency: String(terms.refreshFrequency),
});

/** An advertisement that nobody has written down yet. */
export const blank: DeedValues = typedOf({
  name: '',
  placements: ['lobby'],
  target: 'new',
  landingUrl: 'https://',
  content: { type: 'image', isIframe: false },
  countries: [],
  languages: [],
  modes: [],
  refreshFrequency: 120,
});

/** The terms that were typed, which the platform has still to accept; of the content only what its kind has. */
export const termsOf = (values: DeedValues): object => {
  const text = (part: Part): string => (values[part] ?? '').trim();
  const given = (part: Part, as: (typed: string) => unknown = (typed) => typed): object =>
    text(part) === '' ? {} : { [part]: as(text(part)) };
  const type = text('type');
  const content =
    type === 'HTML/JS'
      ? { ...given('html'), isIframe: true }
      : { ...given('image'), ...(type === 'video' && given('video')), isIframe: false };
  return {
    name: text('name'),
    placements: listed(text('placements')),
    target: text('target'),
    landingUrl: text('landingUrl'),
    content: { type, ...content },
    countries: listed(text('countries')).map((code) => code.toUpperCase()),
    languages: listed(text('languages')),
    modes: listed(text('modes')),
    ...given('from', momentOf),
    ...given('until', momentOf),
    ...given('perDay', Number),
    // What is no number is the server's to refuse, beside the field.
    refreshFrequency: text('refreshFrequency') === '' ? 0 : Number(text('refreshFrequency')),
  };
};
