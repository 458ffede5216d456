import type { FolderImage } from '../../contract/image';
import type { Paged } from '../kit/list.rules';

/** The pictures without those of these addresses. */
export const without = (
  { items, total, pages }: Paged<FolderImage>,
  urls: readonly string[],
): Paged<FolderImage> => {
  const left = items.filter(({ url }) => !urls.includes(url));
  return { items: left, total: total - (items.length - left.length), pages };
};
