import { expect, test } from 'vitest';
import { aFolderImage, folderImages } from '../../../contract/make/image';
import { without } from '../../../machines/image/folder.rules';

test('pictures that go are counted, those that were not there are not', () => {
  const [third, second, first] = folderImages();
  const urls = [aFolderImage(2), aFolderImage(7)].map(({ url }) => url);
  expect(without({ items: folderImages(), total: 9, pages: 1 }, urls)).toEqual({
    items: [third, first],
    total: 8,
    pages: 1,
  });
  expect(second?.url).toBe(urls[0]);
});
