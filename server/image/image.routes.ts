import * as contract from '../../contract/image';
import { imageOf, imageUrl } from '../../contract/image';
import { type Asked, doneOf, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { type KeptImage, playerKind } from '../player/player.events';
import { onOwn } from '../player/player.guard';
import { standingOf } from '../profile/profile.standing';
import { hiddenAmong } from '../report/report.policy';
import { newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { decideDeletion, decideFace, decideUpload } from './image.decider';
import { bytesOf, makeImage } from './image.process';
import { Semaphore } from './image.semaphore';

/** Pictures made at once: each holds all of its pixels in memory. */
const AT_ONCE = 2;
/** Pictures that may wait for that, and how many of them may be one player's. */
const WAITING = 30;
const WAITING_EACH = 10;

type By = Pick<Asked<typeof contract.setIcon>, 'caller' | 'now' | 'key'>;

const folderImage = ({ id, width, height, at }: KeptImage) => ({
  url: imageUrl(id),
  small: imageUrl(id, 'small'),
  width,
  height,
  createdAt: at,
});

/** Icon, background and folder [§7 B settings]. */
export const imageRoutes = (platform: Platform): Route[] => {
  const { store, sql } = platform;
  const turns = new Semaphore(AT_ONCE, WAITING, WAITING_EACH);
  const streamsOf = (player: string) => ({ player: streamOf(playerKind, player) });

  /** Makes a picture and puts its bytes down; only the event that follows makes them kept. */
  const take = async (file: string, place: KeptImage['place'], { caller, now }: By) => {
    const bytes = bytesOf(file);
    if (bytes === undefined) return refused('image-refused');
    const turn = await turns.take(caller.player, () => makeImage(bytes, place));
    if (turn === 'too many' || turn === 'too late') return refused('images-busy');
    if (turn === undefined) return refused('image-refused');
    const { sizes, width, height } = turn;
    const id = newId('image');
    const { player } = caller;
    const rows = Object.entries(sizes).map(([size, made]) => ({
      image: id,
      size,
      player,
      bytes: made,
      at: now,
    }));
    await sql`insert into image_files ${sql(rows)}`;
    const total = sizes.whole.length + sizes.small.length;
    return { id, place, bytes: total, width, height, at: now } satisfies KeptImage;
  };

  const setFace = async (
    place: 'icon' | 'background',
    asked: By & { body: { file: string | null } },
  ) => {
    const { file } = asked.body;
    const image = file === null ? undefined : await take(file, place, asked);
    if (image !== undefined && 'refused' in image) return image;
    const outcome = await store.execute({
      name: place === 'icon' ? 'setIcon' : 'setBackground',
      at: asked.now,
      key: asked.key,
      streams: streamsOf(asked.caller.player),
      decide: ({ player }) => decideFace(player, place, image),
    });
    if ('refused' in outcome) return outcome;
    return outcome.answer === null ? {} : { [place]: imageUrl(outcome.answer.id) };
  };

  const upload = async (asked: Asked<typeof contract.uploadImage>) => {
    const image = await take(asked.body.file, 'folder', asked);
    if ('refused' in image) return image;
    const outcome = await store.execute({
      name: 'uploadImage',
      at: asked.now,
      key: asked.key,
      streams: streamsOf(asked.caller.player),
      decide: ({ player }) => decideUpload(player, image),
    });
    return 'refused' in outcome ? outcome : folderImage(outcome.answer);
  };

  const folder = async ({ caller, params }: Asked<typeof contract.listFolder>) => {
    if (params.userId === 'me' && caller === undefined) return refused('not-signed-in');
    const player = params.userId === 'me' ? (caller?.player ?? '') : params.userId;
    if ((await standingOf(platform, caller?.player, player)) === 'hidden')
      return refused('not-found');
    const { images } = await store.load(streamOf(playerKind, player));
    const hidden = await hiddenAmong(
      sql,
      'picture',
      images.map(({ id }) => id),
    );
    const items = images
      .filter(({ id, place }) => place === 'folder' && !hidden.has(id))
      .map(folderImage);
    return { items: items.reverse() };
  };

  return [
    onOwn(contract.setIcon, (asked) => setFace('icon', asked)),
    onOwn(contract.setBackground, (asked) => setFace('background', asked)),
    onOwn(contract.uploadImage, upload),
    on(contract.listFolder, folder),
    onOwn(contract.deleteImages, async ({ caller, body, now, key }) => {
      const outcome = await store.execute({
        name: 'deleteImages',
        at: now,
        key,
        streams: streamsOf(caller.player),
        decide: ({ player }) => decideDeletion(player, body.urls.map(imageOf)),
      });
      return doneOf(outcome);
    }),
  ];
};
