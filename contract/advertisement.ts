import * as z from 'zod/mini';
import { advertisementPlacements, advertisementTypes } from './advertisement.rules';
import { call } from './call';
import { ADVERTISEMENT_REFRESH_MAX } from './limits';
import { playModes } from './play.rules';
import { CountryCode, Done, Id, LanguageCode } from './words';

export const AdvertisementPlacement = z.enum(advertisementPlacements);
export type AdvertisementPlacement = z.infer<typeof AdvertisementPlacement>;

/** What somebody pays to have shown beside the games [§3 Advertisement]. */
export const Advertisement = z.object({
  _id: Id,
  name: z.string(),
  placement: AdvertisementPlacement,
  /** `new` opens another tab; anything else leaves the page. */
  target: z.enum(['new', 'same']),
  landingUrl: z.string(),
  content: z.object({
    type: z.enum(advertisementTypes),
    /** A path of this platform or the picture itself (`data:`); of a video, what stands before it. */
    image: z.optional(z.string()),
    video: z.optional(z.string()),
    /** The address of a document that is only ever shown in a sandboxed frame [decision 40]. */
    html: z.optional(z.string()),
    isIframe: z.boolean(),
  }),
});
export type Advertisement = z.infer<typeof Advertisement>;

const where = {
  /** A guest says where they are; a member's own country counts. */
  country: z.optional(CountryCode),
  language: z.optional(LanguageCode),
  mode: z.optional(z.enum(playModes)),
};

const read = {
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  spec: '§7 B advertisements',
} as const;

export const getAdvertisement = call({
  ...read,
  name: 'getAdvertisement',
  method: 'GET',
  path: '/advertisements',
  stance: 'promotes',
  query: z.object({ placement: AdvertisementPlacement, ...where }),
  out: z.object({
    /** Absent where nothing is for the caller there. */
    advertisement: z.optional(Advertisement),
    /** What its load and its click name, so that each counts once. */
    viewId: z.optional(z.string()),
    /** Seconds after which another is asked for; 0: never. */
    refreshFrequency: z.int().check(z.gte(0), z.lte(ADVERTISEMENT_REFRESH_MAX)),
  }),
  refusals: ['protected'],
  says: 'An advertisement for a placement, as far as one is for the caller',
});

export const advertisementState = call({
  ...read,
  name: 'advertisementState',
  method: 'GET',
  path: '/advertisements/state',
  stance: 'neutral',
  query: z.object(where),
  out: z.object({
    items: z.array(z.object({ placement: AdvertisementPlacement, isOpen: z.boolean() })),
  }),
  refusals: [],
  says: 'In which placements something is advertised at a place, whoever asks',
});

const body = z.object({
  advertisementId: Id,
  placementId: AdvertisementPlacement,
  /** As the advertisement came with it; without it, whoever asks counts once a day. */
  viewId: z.optional(z.string().check(z.maxLength(300))),
});

const counted = {
  audience: 'anyone',
  kind: 'command',
  rate: 'write',
  stance: 'neutral',
  method: 'POST',
  body,
  out: Done,
  refusals: ['not-found'],
  spec: '§7 B advertisements',
} as const;

export const loadAdvertisement = call({
  ...counted,
  name: 'loadAdvertisement',
  path: '/advertisements/load',
  says: 'Count that an advertisement came into view, once',
});

export const clickAdvertisement = call({
  ...counted,
  name: 'clickAdvertisement',
  path: '/advertisements/click',
  says: 'Count that an advertisement was followed, once',
});
