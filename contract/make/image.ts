import { type FolderImage, imageUrl } from '../image';

const idOf = (number: number): string => `image_${String(number).padStart(24, '0')}`;

/** A picture of a folder. */
export const aFolderImage = (number = 1, given: Partial<FolderImage> = {}): FolderImage => ({
  url: imageUrl(idOf(number)),
  small: imageUrl(idOf(number), 'small'),
  width: 1_600,
  height: 1_200,
  createdAt: '2026-11-19T18:00:00.000Z',
  ...given,
});

/** Three pictures, newest first. */
export const folderImages = (): FolderImage[] => [3, 2, 1].map((number) => aFolderImage(number));
