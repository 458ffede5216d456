import * as z from 'zod/mini';
import { call } from './call';
import { IMAGE_BYTES_MAX } from './limits';
import { Own } from './player';
import { Done, Id, Instant } from './words';

/** Base64 takes four signs for three bytes; the rest of the body is small. */
const BODY_BYTES = Math.ceil(IMAGE_BYTES_MAX / 3) * 4 + 4_096;

/** A picture as a data address or bare base64 [§7 B {file}]. */
export const ImageFile = z.string().check(z.minLength(16), z.maxLength(BODY_BYTES));

/** The address of a kept picture, `/images/image_4f….webp`; `-small` in it is the smaller size. */
export const ImageUrl = z.string().check(z.regex(/^\/images\/image_[0-9a-f]{24}(-small)?\.webp$/));

/** The address of a kept picture: whole, or small enough for a list. */
export const imageUrl = (id: string, size: 'whole' | 'small' = 'whole'): string =>
  `/images/${id}${size === 'small' ? '-small' : ''}.webp`;

/** The smaller size of a picture that is kept; of any other address, that address. */
export const smallOf = (url: string): string =>
  ImageUrl.safeParse(url).success ? imageUrl(imageOf(url), 'small') : url;

/** The id of the picture behind an address that fits `ImageUrl`. */
export const imageOf = (url: string): string => url.replace(/^\/images\/|(-small)?\.webp$/g, '');

/** A picture of a player's folder. Width and height in pixels. */
export const FolderImage = z.object({
  url: ImageUrl,
  small: ImageUrl,
  width: z.int(),
  height: z.int(),
  createdAt: Instant,
});
export type FolderImage = z.infer<typeof FolderImage>;

const upload = {
  audience: 'player',
  kind: 'command',
  rate: 'upload',
  bytes: BODY_BYTES,
  params: Own,
  refusals: ['not-found', 'image-refused', 'images-full', 'images-busy'],
} as const;

/** `null` takes the picture away. */
const face = z.object({ file: z.nullable(ImageFile) });

export const setIcon = call({
  stance: 'neutral',
  ...upload,
  name: 'setIcon',
  method: 'PUT',
  path: '/settings/icon',
  aliases: [
    { method: 'PUT', path: '/settings/icon' },
    { method: 'PUT', path: '/settings/:id/icon' },
  ],
  body: face,
  out: z.object({ icon: z.optional(ImageUrl) }),
  spec: '§7 B settings',
  says: 'Set one’s icon: a square, cut from the middle of the picture',
});

export const setBackground = call({
  stance: 'neutral',
  ...upload,
  name: 'setBackground',
  method: 'PUT',
  path: '/settings/background',
  aliases: [{ method: 'PUT', path: '/settings/background' }],
  body: face,
  out: z.object({ background: z.optional(ImageUrl) }),
  spec: '§7 B settings',
  says: 'Set the picture behind one’s profile',
});

export const uploadImage = call({
  stance: 'neutral',
  ...upload,
  name: 'uploadImage',
  method: 'POST',
  path: '/settings/upload',
  aliases: [
    { method: 'POST', path: '/settings/:id/images' },
    // A letter takes pictures of one's own folder.
    { method: 'POST', path: '/letters/save-letter-image' },
  ],
  body: z.object({
    file: ImageFile,
    /** A plain file name; it is not kept, pictures get names of ours. */
    name: z.optional(
      // A path or a sign that no file name has: somebody tries to write elsewhere.
      z.string().check(
        z.maxLength(255),
        z.regex(/^[^/\\\p{Cc}]*$/u),
        z.refine((name) => name !== '..'),
      ),
    ),
  }),
  out: FolderImage,
  spec: '§7 B settings',
  says: 'Add a picture to one’s folder',
});

export const listFolder = call({
  stance: 'neutral',
  name: 'listFolder',
  method: 'GET',
  path: '/settings/folder/:userId',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  params: z.object({ userId: z.union([z.literal('me'), Id]) }),
  out: z.object({ items: z.array(FolderImage) }),
  refusals: ['not-found', 'not-signed-in'],
  spec: '§7 B settings',
  says: 'A player’s pictures, newest first; of one who hides from the caller nothing is there',
});

export const deleteImages = call({
  stance: 'neutral',
  name: 'deleteImages',
  method: 'POST',
  path: '/settings/deleteMany',
  aliases: [
    { method: 'POST', path: '/settings/deleteMany' },
    { method: 'DELETE', path: '/settings/:id/images' },
  ],
  audience: 'player',
  kind: 'command',
  rate: 'write',
  params: Own,
  body: z.object({ urls: z.array(ImageUrl).check(z.minLength(1), z.maxLength(100)) }),
  out: Done,
  refusals: ['not-found'],
  spec: '§7 B settings',
  says: 'Delete pictures of one’s own; if one of them is not, none is',
});
