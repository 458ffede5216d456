import { expect, test } from 'vitest';
import { PEOPLE_GATHER_MS } from '../../../contract/limits';
import { aFolderImage, folderImages } from '../../../contract/make/image';
import { problem } from '../../../contract/problems';
import { aWorld, type World } from '../support/world';

const list = (world: World, items: object[]) =>
  world.asked('folder.list').answer({ type: 'list.listed', items, total: items.length } as never);
const shown = (of = 'me') => {
  const world = aWorld();
  const folder = world.resident('folder');
  folder.send({ type: 'list.visit', query: { of } });
  list(world, folderImages());
  return { world, folder, marks: world.resident('folderMarks') };
};
const urls = (folder: World['app']) =>
  folder.getSnapshot().context.list.items.map(({ url }: { url: string }) => url);
const [third, second, first] = folderImages().map(({ url }) => url);
const slugs = (world: World) =>
  Object.values(world.resident('alerts').getSnapshot().children).map(
    (alert) => (alert as World['app']).getSnapshot().context.slug,
  );

test('what is marked is deleted after a question, in one command', () => {
  const { world, folder, marks } = shown();
  marks.send({ type: 'folderMarks.delete' });
  expect(marks.getSnapshot().value).toBe('choosing');
  for (const url of [first, second, third, second]) marks.send({ type: 'folderMarks.mark', url });
  marks.send({ type: 'folderMarks.delete' });
  marks.send({ type: 'folderMarks.confirm' });
  expect(world.asked('folderMarks.delete').input).toEqual({ urls: [first, third] });
  world.asked('folderMarks.delete').answer({ type: 'folderMarks.deleted' });
  expect(urls(folder)).toEqual([second]);
  expect(marks.getSnapshot().context.urls).toEqual([]);
});

test('a refused deletion is said, and the list is asked for anew', () => {
  const { world, marks } = shown();
  marks.send({ type: 'folderMarks.mark', url: first });
  marks.send({ type: 'folderMarks.delete' });
  marks.send({ type: 'folderMarks.confirm' });
  const refused = { type: 'folderMarks.refused', problem: problem('not-found') };
  world.asked('folderMarks.delete').answer(refused as never);
  expect(slugs(world)).toEqual([`Problem.${problem('not-found').title}`]);
  world.clock.increment(PEOPLE_GATHER_MS);
  list(world, []);
  expect(marks.getSnapshot().context.urls).toEqual([]);
});

test('a question about pictures that are gone meanwhile is not asked any more', () => {
  const { world, folder, marks } = shown();
  marks.send({ type: 'folderMarks.mark', url: first });
  marks.send({ type: 'folderMarks.delete' });
  folder.send({ type: 'folder.outdated' });
  world.clock.increment(PEOPLE_GATHER_MS);
  list(world, folderImages().slice(0, 2));
  expect(marks.getSnapshot().value).toBe('choosing');
});

test('an answer that was asked for before a deletion does not bring the deleted back', () => {
  const { world, folder, marks } = shown();
  marks.send({ type: 'folderMarks.mark', url: first });
  marks.send({ type: 'folderMarks.delete' });
  marks.send({ type: 'folderMarks.confirm' });
  folder.send({ type: 'list.retry' });
  world.asked('folderMarks.delete').answer({ type: 'folderMarks.deleted' });
  expect(world.questions.some(({ port }) => port === 'folder.list')).toBe(false);
  expect(urls(folder)).toEqual([third, second]);
  world.clock.increment(PEOPLE_GATHER_MS);
  list(world, folderImages().slice(0, 2));
  expect(urls(folder)).toEqual([third, second]);
});

test('the pictures of another player can be looked at, not marked', () => {
  const { world, marks, folder } = shown('player_bob1');
  marks.send({ type: 'folderMarks.mark', url: first });
  expect(marks.getSnapshot().context.urls).toEqual([]);
  folder.send({ type: 'list.visit', query: undefined });
  expect(marks.getSnapshot().context.of).toBe('');
  expect(world.questions.some(({ port }) => port === 'folder.list')).toBe(false);
});

test('an upload that arrives while the list is asked for stays on top', () => {
  const { world, folder } = shown();
  const image = aFolderImage(4);
  folder.send({ type: 'list.retry' });
  folder.send({ type: 'folder.added', image });
  list(world, folderImages());
  expect(urls(folder)).toEqual([image.url, third, second, first]);
  folder.send({ type: 'list.retry' });
  list(world, folderImages());
  expect(urls(folder)).toEqual([third, second, first]);
});

test('the first picture of an empty folder is shown', () => {
  const { world, folder } = shown();
  folder.send({ type: 'list.retry' });
  list(world, []);
  expect(folder.getSnapshot().value).toEqual({ open: 'empty' });
  folder.send({ type: 'folder.added', image: aFolderImage(4) });
  expect([folder.getSnapshot().value, urls(folder)]).toEqual([
    { open: 'shown' },
    [aFolderImage(4).url],
  ]);
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
