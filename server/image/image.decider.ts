import { IMAGES_BYTES_MAX, IMAGES_MAX } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { KeptImage, PlayerEvent, PlayerState } from '../player/player.events';
import { accept, type Decision, refuse } from '../store/decision';

type ImageDecision<Answer> = Decision<{ player: PlayerEvent[] }, Answer>;

const isFull = (kept: readonly KeptImage[], image: KeptImage): boolean =>
  kept.length >= IMAGES_MAX ||
  kept.reduce((sum, { bytes }) => sum + bytes, image.bytes) > IMAGES_BYTES_MAX;

/** Adds a picture to the folder, while there is room. */
export const decideUpload = (
  { account, images }: PlayerState,
  image: KeptImage,
): ImageDecision<KeptImage> => {
  if (account === undefined) return refuse(problem('token-expired'));
  if (isFull(images, image)) return refuse(problem('images-full'));
  return accept({ player: [{ type: 'player.imageAdded', image }] }, image);
};

/** Sets icon or background, or takes it away; the one before is not kept. */
export const decideFace = (
  { account, images }: PlayerState,
  place: 'icon' | 'background',
  image: KeptImage | undefined,
): ImageDecision<KeptImage | null> => {
  if (account === undefined) return refuse(problem('token-expired'));
  const before = account[place];
  const rest = images.filter(({ id }) => id !== before);
  if (image !== undefined && isFull(rest, image)) return refuse(problem('images-full'));
  if (image === undefined && before === undefined) return accept({ player: [] }, null);
  const type = place === 'icon' ? 'player.iconSet' : 'player.backgroundSet';
  const events: PlayerEvent[] = [
    ...(image === undefined ? [] : [{ type: 'player.imageAdded' as const, image }]),
    { type, ...(image === undefined ? {} : { image: image.id }) },
    ...(before === undefined ? [] : [{ type: 'player.imagesRemoved' as const, images: [before] }]),
  ];
  return accept({ player: events }, image ?? null);
};

/** Deletes pictures of the folder; if one of them is not there, none is deleted. */
export const decideDeletion = (
  { images }: PlayerState,
  wanted: readonly string[],
): ImageDecision<null> => {
  const folder = new Set(images.filter(({ place }) => place === 'folder').map(({ id }) => id));
  const ids = [...new Set(wanted)];
  return ids.every((id) => folder.has(id))
    ? accept({ player: [{ type: 'player.imagesRemoved', images: ids }] }, null)
    : refuse(problem('not-found'));
};
