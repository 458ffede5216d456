import { expect, test } from 'vitest';
import { aFolderImage, folderImages } from '../../../contract/make/image';
import { problem } from '../../../contract/problems';
import { aWorld, type World } from '../support/world';

const shown = (of = 'me') => {
  const world = aWorld();
  const folder = world.resident('folder');
  folder.send({ type: 'folder.visit', of });
  world.asked('folder.list').answer({ type: 'folder.listed', items: folderImages() } as never);
  return { world, folder };
};
const urls = (folder: World['app']) =>
  folder.getSnapshot().context.items.map(({ url }: { url: string }) => url);
const [third, second, first] = folderImages().map(({ url }) => url);
const slugs = (world: World) =>
  Object.values(world.resident('alerts').getSnapshot().children).map(
    (alert) => (alert as World['app']).getSnapshot().context.slug,
  );

test('what is marked is deleted after a question, in one command', () => {
  const { world, folder } = shown();
  folder.send({ type: 'folder.delete' });
  expect(folder.getSnapshot().value).toEqual({ open: 'shown' });
  folder.send({ type: 'folder.mark', url: first });
  folder.send({ type: 'folder.mark', url: second });
  folder.send({ type: 'folder.mark', url: third });
  folder.send({ type: 'folder.mark', url: second });
  folder.send({ type: 'folder.delete' });
  folder.send({ type: 'folder.confirm' });
  expect(world.asked('folder.delete').input).toEqual({ urls: [first, third] });
  world.asked('folder.delete').answer({ type: 'folder.deleted' });
  expect(urls(folder)).toEqual([second]);
  expect(folder.getSnapshot().context.marked).toEqual([]);
});

test('a refused deletion is said, and the list is asked for anew', () => {
  const { world, folder } = shown();
  folder.send({ type: 'folder.mark', url: first });
  folder.send({ type: 'folder.delete' });
  folder.send({ type: 'folder.confirm' });
  const refused = { type: 'folder.refused', problem: problem('not-found') };
  world.asked('folder.delete').answer(refused as never);
  expect(slugs(world)).toEqual([`Problem.${problem('not-found').title}`]);
  world.asked('folder.list').answer({ type: 'folder.listed', items: [] } as never);
  expect(folder.getSnapshot().context.marked).toEqual([]);
});

test('the pictures of another player can be looked at, not marked', () => {
  const { folder } = shown('player_bob1');
  folder.send({ type: 'folder.mark', url: first });
  expect(folder.getSnapshot().context.marked).toEqual([]);
  folder.send({ type: 'folder.look', at: 3 });
  expect(folder.getSnapshot().value).toEqual({ open: 'shown' });
  folder.send({ type: 'folder.look', at: 2 });
  expect(folder.getSnapshot().value).toEqual({ open: 'viewed' });
});

test('an upload that arrives stands first', () => {
  const { world, folder } = shown();
  world
    .resident('stage')
    .send({ type: 'stage.mount', key: 'up', control: 'upload', input: { target: 'folder' } });
  const upload = world.resident('stage').getSnapshot().children.up;
  upload.send({ type: 'upload.choose', url: 'blob:one', name: 'one.jpg' });
  upload.send({ type: 'upload.send' });
  expect(upload.getSnapshot().value).toEqual({ held: 'reading' });
  world.asked('upload.open').answer({ type: 'upload.read', width: 8, height: 6 } as never);
  upload.send({ type: 'upload.send' });
  upload.send({ type: 'upload.choose', url: 'blob:two', name: 'two.jpg' });
  expect(world.asked('upload.send').input).toEqual({
    target: 'folder',
    url: 'blob:one',
    name: 'one.jpg',
  });
  const image = aFolderImage(4);
  world.asked('upload.send').answer({ type: 'upload.done', image } as never);
  expect(urls(folder)[0]).toBe(image.url);
  expect(upload.getSnapshot().value).toBe('empty');
  expect(world.questions.some(({ port }) => port === 'upload.open')).toBe(false);
});

test('a refused icon is alerted in the server’s words and can be sent again', () => {
  const world = aWorld();
  world
    .resident('stage')
    .send({ type: 'stage.mount', key: 'up', control: 'upload', input: { target: 'icon' } });
  const upload = world.resident('stage').getSnapshot().children.up;
  upload.send({ type: 'upload.choose', url: 'blob:one', name: 'one.jpg' });
  world.asked('upload.open').answer({ type: 'upload.read', width: 8, height: 6 } as never);
  upload.send({ type: 'upload.send' });
  const refused = { type: 'upload.refused', problem: problem('image-refused') };
  world.asked('upload.send').answer(refused as never);
  expect(slugs(world)).toEqual([`Problem.${problem('image-refused').title}`]);
  expect(upload.getSnapshot().value).toEqual({ held: 'chosen' });
});
