import { imageUrl } from '../../contract/image';
import { LOOK_PICTURE_BYTES_MAX } from '../../contract/limits';
import { type Look, lookPictureKeys } from '../../contract/look.desk';
import { isRefused, type Refused, refused } from '../http/route';
import { bytesOf, makeImage, type Place } from '../image/image.process';
import { Semaphore } from '../image/image.semaphore';
import { newId } from '../secret/secret';
import type { Sql } from '../store/database';

/** Whose the bytes are: nobody's, so that no player's folder and no export has them. */
const OWNER = 'look';
const AT_ONCE = 1;
const WAITING = 6;

/**
 * Puts down a picture of the brand that is sent, made anew from its pixels, and answers its address;
 * of one that lies here already, that. Only an event that names it makes it kept.
 */
export const brandPictures = (sql: Sql, place: Place = 'brand') => {
  const turns = new Semaphore(AT_ONCE, WAITING, WAITING);
  return async (file: string, now: string): Promise<string | Refused> => {
    if (!file.startsWith('data:')) return file;
    const bytes = bytesOf(file, LOOK_PICTURE_BYTES_MAX);
    if (bytes === undefined) return refused('image-refused');
    const turn = await turns.take(OWNER, () => makeImage(bytes, place));
    if (turn === 'too many' || turn === 'too late') return refused('images-busy');
    if (turn === undefined) return refused('image-refused');
    const id = newId('image');
    const rows = Object.entries(turn.sizes).map(([size, made]) => ({
      ...{ image: id, size, player: OWNER, bytes: made, at: now },
    }));
    await sql`insert into image_files ${sql(rows)}`;
    return imageUrl(id);
  };
};

/** The same with all pictures of a look. */
export const lookPictures = (sql: Sql) => {
  const take = brandPictures(sql);
  return async (look: Look, now: string): Promise<Look | Refused> => {
    const whole = { ...look };
    for (const part of lookPictureKeys) {
      const url = await take(look[part], now);
      if (isRefused(url)) return url;
      whole[part] = url;
    }
    return whole;
  };
};
