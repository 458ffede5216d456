import { folderImages } from '../../contract/make/image';
import { aList } from '../../machines/kit/list.sample';
import { Folder } from '../../src/views/image/Folder';
import { member } from '../support/evening';
import { picture } from '../support/picture';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/folderMarks' };

const items = folderImages().map((image, index) => {
  const drawn = picture(200 + index * 50);
  return { ...image, url: `${drawn}#${index}`, small: drawn };
});
const marks = (state: string, count: number) =>
  storyOf(
    resident('folderMarks', state, {
      of: 'me',
      urls: items.slice(0, count).map(({ url }) => url),
    }),
    <Folder of="me" />,
    {
      house: member,
      deaf: ['folder', 'folderMarks'],
      beside: [resident('folder', { open: 'shown' }, aList({ of: 'me' }, items))],
    },
  );

export const None = marks('choosing', 0);
export const Some = marks('choosing', 2);
export const Confirming = marks('confirming', 1);
export const Deleting = marks('deleting', 2);
