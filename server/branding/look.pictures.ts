import { imageUrl } from '../../contract/image';
import { LOOK_PICTURE_BYTES_MAX } from '../../contract/limits';
import { type Look, lookPictureKeys } from '../../contract/look.desk';
import { refused } from '../http/route';
import { bytesOf, makeImage } from '../image/image.process';
import { Semaphore } from '../image/image.semaphore';
import { newId } from '../secret/secret';
import type { Sql } from '../store/database';

/** Whose the bytes are: nobody's, so that no player's folder and no export has them. */
const OWNER = 'look';
const AT_ONCE = 1;
const WAITING = 6;

/**
 * Puts down the pictures that are sent with a look, made anew from their pixels, and answers the look
 * with their addresses; only what is published makes them kept.
 */
export const lookPictures = (sql: Sql) => {
  const turns = new Semaphore(AT_ONCE, WAITING, WAITING);
  const take = async (file: string, now: string) => {
    const bytes = bytesOf(file, LOOK_PICTURE_BYTES_MAX);
    if (bytes === undefined) return refused('image-refused');
    const turn = await turns.take(OWNER, () => makeImage(bytes, 'brand'));
    if (turn === 'too many' || turn === 'too late') return refused('images-busy');
    if (turn === undefined) return refused('image-refused');
    const id = newId('image');
    const rows = Object.entries(turn.sizes).map(([size, made]) => ({
      ...{ image: id, size, player: OWNER, bytes: made, at: now },
    }));
    await sql`insert into image_files ${sql(rows)}`;
    return imageUrl(id);
  };
  return async (look: Look, now: string): Promise<Look | ReturnType<typeof refused>> => {
    const whole = { ...look };
    for (const part of lookPictureKeys) {
      if (!look[part].startsWith('data:')) continue;
      const url = await take(look[part], now);
      if (typeof url !== 'string') return url;
      whole[part] = url;
    }
    return whole;
  };
};
