import * as z from 'zod/mini';
import { Advertisement, AdvertisementPlacement } from './advertisement';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { ADVERTISEMENT_HTML_MAX, ADVERTISEMENT_REFRESH_MAX, PERSON_NAME_MAX } from './limits';
import { playModes } from './play.rules';
import { CountryCode, Instant, LanguageCode, pageOf, textOf } from './words';

/** What is advertised, before those who look after it [decision 143]. */
const AdvertisementId = z.string().check(z.minLength(1), z.maxLength(200));
const address = z.string().check(z.maxLength(ADVERTISEMENT_HTML_MAX));

const content = {
  ...Advertisement.shape.content.shape,
  image: z.optional(address),
  video: z.optional(address),
  /** The markup itself. */
  html: z.optional(address),
};
const Countries = z.array(CountryCode);
const Languages = z.array(LanguageCode);
const Modes = z.array(z.enum(playModes));
const RefreshFrequency = z.int().check(z.gte(0), z.lte(ADVERTISEMENT_REFRESH_MAX));

/** What is advertised, where, and to whom; a list that is empty means all. */
export const AdvertisementTerms = z.object({
  name: textOf(1, PERSON_NAME_MAX),
  placements: z.array(AdvertisementPlacement).check(z.minLength(1)),
  target: Advertisement.shape.target,
  landingUrl: z.string(),
  content: z.object(content),
  countries: Countries,
  languages: Languages,
  modes: Modes,
  from: z.optional(Instant),
  until: z.optional(Instant),
  /** How often one member may have it in view on a day of UTC; absent: as often as it comes. */
  perDay: z.optional(z.int().check(z.gte(1))),
  /** Seconds; 0: it stays. */
  refreshFrequency: RefreshFrequency,
});
export type AdvertisementTerms = z.infer<typeof AdvertisementTerms>;

/** The terms as an operator writes them down: what is left out is as usual. */
export const AdvertisementDraft = z.object({
  ...AdvertisementTerms.shape,
  target: z._default(Advertisement.shape.target, 'new'),
  landingUrl: z._default(z.string(), ''),
  content: z.object({ ...content, isIframe: z._default(z.boolean(), false) }),
  countries: z._default(Countries, []),
  languages: z._default(Languages, []),
  modes: z._default(Modes, []),
  refreshFrequency: z._default(RefreshFrequency, 0),
});

const counts = { loads: z.int(), clicks: z.int() };

export const AdvertisementKept = z.object({
  _id: z.string(),
  name: z.string(),
  type: Advertisement.shape.content.shape.type,
  placements: z.array(z.string()),
  isEnded: z.boolean(),
  ...counts,
});
export type AdvertisementKept = z.infer<typeof AdvertisementKept>;

export const AdvertisementWhole = z.object({
  ...AdvertisementKept.shape,
  terms: AdvertisementTerms,
  /** As those see it to whom it comes; the address of its markup leads somewhere until it is ended. */
  shown: Advertisement,
  counts: z.array(z.object({ placement: AdvertisementPlacement, ...counts })),
});
export type AdvertisementWhole = z.infer<typeof AdvertisementWhole>;

export const listAdvertisementsKept = staffCall({
  ...reading,
  name: 'listAdvertisementsKept',
  staff: need('advertisements', 'read'),
  path: '/staff/advertisements',
  body: z.object(paged),
  out: pageOf(AdvertisementKept),
  refusals: [],
  says: 'What is and was advertised, how often it was seen and followed',
});

export const readAdvertisementKept = staffCall({
  ...reading,
  name: 'readAdvertisementKept',
  staff: need('advertisements', 'read'),
  method: 'GET',
  path: '/staff/advertisements/:id',
  params: z.object({ id: AdvertisementId }),
  out: AdvertisementWhole,
  refusals: ['not-found'],
  says: 'An advertisement as it is shown, to whom, and how it did in each placement',
});

/** Of what is written down to be advertised. */
const kept = {
  ...writing,
  staff: need('advertisements', 'write'),
  // Markup, a picture and a film, and what else is said of them.
  bytes: 3 * ADVERTISEMENT_HTML_MAX + 16_384,
} as const;
const unfit = ['advertisement-landing', 'advertisement-content', 'advertisement-schedule'] as const;

export const makeAdvertisementKept = staffCall({
  ...kept,
  name: 'makeAdvertisementKept',
  path: '/staff/advertisements/make',
  body: z.object({ terms: AdvertisementDraft, why: Why }),
  refusals: [...unfit],
  says: 'Have something advertised',
});

export const changeAdvertisementKept = staffCall({
  ...kept,
  name: 'changeAdvertisementKept',
  path: '/staff/advertisements/change',
  body: z.object({ _id: AdvertisementId, terms: AdvertisementDraft, why: Why }),
  refusals: ['not-found', ...unfit],
  says: 'Have it advertised otherwise than before, also what was ended',
});

export const endAdvertisementKept = staffCall({
  ...writing,
  name: 'endAdvertisementKept',
  staff: need('advertisements', 'write'),
  path: '/staff/advertisements/end',
  body: z.object({ _id: AdvertisementId, why: Why }),
  refusals: ['not-found'],
  says: 'Take an advertisement from everywhere',
});
