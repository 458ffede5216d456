import { test } from 'vitest';
import { IMAGES_BYTES_MAX, IMAGES_MAX } from '../../../contract/limits';
import { decideDeletion, decideFace, decideUpload } from '../../../server/image/image.decider';
import type { KeptImage, PlayerEvent } from '../../../server/player/player.events';
import { given } from '../../support/decider';
import { NOW, nobody, player } from '../../support/states';

const image = (id: string, more: Partial<KeptImage> = {}): KeptImage => ({
  id,
  place: 'folder',
  bytes: 10,
  width: 4,
  height: 3,
  at: NOW,
  ...more,
});
const added = (kept: KeptImage): PlayerEvent => ({ type: 'player.imageAdded', image: kept });
const fresh = image('image_new');
const icon = image('image_icon', { place: 'icon' });
/** A player who keeps so many pictures. */
const keeping = (count: number) =>
  player(...Array.from({ length: count }, (_, index) => added(image(`image_${index}`))));

test('a picture is put into the folder', () => {
  given(player())
    .when((state) => decideUpload(state, fresh))
    .thenHappens({ player: [added(fresh)] }, fresh);
});

test('so many pictures have room, and not one more', () => {
  for (const count of [IMAGES_MAX - 2, IMAGES_MAX - 1]) {
    given(keeping(count))
      .when((state) => decideUpload(state, fresh))
      .thenHappens({ player: [added(fresh)] }, fresh);
  }
  given(keeping(IMAGES_MAX))
    .when((state) => decideUpload(state, fresh))
    .thenRefused('images-full');
});

test('so many bytes have room, and not one more', () => {
  for (const bytes of [IMAGES_BYTES_MAX - 11, IMAGES_BYTES_MAX - 10]) {
    given(player(added(image('image_big', { bytes }))))
      .when((state) => decideUpload(state, fresh))
      .thenHappens({ player: [added(fresh)] }, fresh);
  }
  given(player(added(image('image_big', { bytes: IMAGES_BYTES_MAX - 9 }))))
    .when((state) => decideUpload(state, fresh))
    .thenRefused('images-full');
});

test('an account that is gone keeps nothing', () => {
  given(nobody)
    .when((state) => decideUpload(state, fresh))
    .thenRefused('token-expired');
  given(nobody)
    .when((state) => decideFace(state, 'icon', icon))
    .thenRefused('token-expired');
});

test('an icon is set, and the one before is not kept', () => {
  given(player())
    .when((state) => decideFace(state, 'icon', icon))
    .thenHappens({ player: [added(icon), { type: 'player.iconSet', image: 'image_icon' }] }, icon);
  const next = image('image_next', { place: 'icon' });
  given(player(added(icon), { type: 'player.iconSet', image: 'image_icon' }))
    .when((state) => decideFace(state, 'icon', next))
    .thenHappens(
      {
        player: [
          added(next),
          { type: 'player.iconSet', image: 'image_next' },
          { type: 'player.imagesRemoved', images: ['image_icon'] },
        ],
      },
      next,
    );
});

test('a background is a place of its own', () => {
  const background = image('image_back', { place: 'background' });
  given(player(added(icon), { type: 'player.iconSet', image: 'image_icon' }))
    .when((state) => decideFace(state, 'background', background))
    .thenHappens(
      { player: [added(background), { type: 'player.backgroundSet', image: 'image_back' }] },
      background,
    );
});

test('taking away what is there removes it; what is not there is silent', () => {
  given(player(added(icon), { type: 'player.iconSet', image: 'image_icon' }))
    .when((state) => decideFace(state, 'icon', undefined))
    .thenHappens(
      {
        player: [
          { type: 'player.iconSet' },
          { type: 'player.imagesRemoved', images: ['image_icon'] },
        ],
      },
      null,
    );
  given(player())
    .when((state) => decideFace(state, 'icon', undefined))
    .thenNothing(null);
});

test('a full folder takes another icon in place of one, but none besides', () => {
  const full = (...more: readonly PlayerEvent[]) =>
    player(
      ...Array.from({ length: IMAGES_MAX - 1 }, (_, index) => added(image(`image_${index}`))),
      added(icon),
      ...more,
    );
  const next = image('image_next', { place: 'icon' });
  given(full())
    .when((state) => decideFace(state, 'icon', next))
    .thenRefused('images-full');
  given(full({ type: 'player.iconSet', image: 'image_icon' }))
    .when((state) => decideFace(state, 'icon', next))
    .thenHappens(
      {
        player: [
          added(next),
          { type: 'player.iconSet', image: 'image_next' },
          { type: 'player.imagesRemoved', images: ['image_icon'] },
        ],
      },
      next,
    );
});

test('pictures of the folder are deleted together, each once, or not at all', () => {
  const two = player(added(image('image_1')), added(image('image_2')), added(icon));
  given(two)
    .when((state) => decideDeletion(state, ['image_1', 'image_2', 'image_1']))
    .thenHappens(
      { player: [{ type: 'player.imagesRemoved', images: ['image_1', 'image_2'] }] },
      null,
    );
  for (const wanted of [['image_1', 'image_3'], ['image_icon']]) {
    given(two)
      .when((state) => decideDeletion(state, wanted))
      .thenRefused('not-found');
  }
});
