import * as z from 'zod/mini';
import { Palette } from './branding';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import { LOOK_HEADER_MAX, LOOK_NAME_MAX, LOOK_PICTURE_BYTES_MAX } from './limits';
import { isCreatable } from './phrase.rules';
import { Id, Instant, pageOf } from './words';

/** What the platform looks like, before those who look after it [decision 162]. */

/** Base64 takes four signs for three bytes. */
export const PICTURE_SIGNS = Math.ceil(LOOK_PICTURE_BYTES_MAX / 3) * 4 + 100;
/** The parts of a look that are pictures. */
export const lookPictureKeys = ['logo', 'profileLogo', 'favicon'] as const;

/** A picture that lies here already, or one that is sent, as a data address. */
export const BrandPicture = z
  .string()
  .check(
    z.maxLength(PICTURE_SIGNS),
    z.regex(
      /^(\/(brand|assets|images)\/[\w-]+(\/[\w-]+)*\.(svg|webp|png)|data:[a-z0-9.+/-]{0,80};base64,[A-Za-z0-9+/]+={0,2})$/,
    ),
  );
/** The slug of a phrase, which is translated like any other: `Home.A good evening at the fair`. */
const Header = z.string().check(z.maxLength(LOOK_HEADER_MAX), z.refine(isCreatable));

export const Look = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(LOOK_NAME_MAX), z.regex(/^[^<>\p{Cc}]*$/u)),
  logo: BrandPicture,
  profileLogo: BrandPicture,
  favicon: BrandPicture,
  mainHeader: Header,
  secondaryHeader: Header,
  authorizedHeader: Header,
  authorizedHeaderMobile: Header,
  centerHeader: Header,
  dark: Palette,
  light: Palette,
});
export type Look = z.infer<typeof Look>;

/** A look that was worn once: what was published, by whom. */
export const LookKept = z.object({
  _id: Id,
  look: Look,
  isWorn: z.boolean(),
  /** Absent of the one that the platform ships. */
  by: z.optional(z.string()),
  at: z.optional(Instant),
  why: z.optional(z.string()),
});
export type LookKept = z.infer<typeof LookKept>;

export const listLooks = staffCall({
  ...reading,
  name: 'listLooks',
  staff: need('look', 'read'),
  path: '/staff/looks',
  body: z.object(paged),
  out: pageOf(LookKept),
  refusals: [],
  says: 'What the platform looks like and looked like before, the last first',
});

export const publishLook = staffCall({
  ...writing,
  name: 'publishLook',
  staff: need('look', 'write'),
  rate: 'upload',
  bytes: PICTURE_SIGNS * lookPictureKeys.length + 16_384,
  path: '/staff/looks/publish',
  body: z.object({ look: Look, why: Why }),
  refusals: ['look-unreadable', 'image-refused', 'images-busy'],
  says: 'Let every page look so from now on; refused where its colours could not be read',
});

export const wearLook = staffCall({
  ...writing,
  name: 'wearLook',
  staff: need('look', 'write'),
  path: '/staff/looks/wear',
  body: z.object({ _id: Id, why: Why }),
  refusals: ['not-found', 'look-unreadable'],
  says: 'Go back to a look of before',
});
