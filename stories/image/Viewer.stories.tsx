import { folderImages } from '../../contract/make/image';
import { viewerMachine } from '../../machines/image/viewer.machine';
import { Mounted } from '../../src/app/Mounted';
import { ImageViewer } from '../../src/views/image/ImageViewer';
import { picture } from '../support/picture';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/viewer' };

const images = folderImages().map((image, index) => ({
  ...image,
  url: `${picture(200 + index * 50)}#${index}`,
}));
const view = (
  <Mounted at="viewer" control="viewer" input={{ at: 0, count: images.length }}>
    {(actor) => <ImageViewer actor={actor} images={images} />}
  </Mounted>
);
const at = (state: string | object, place: number) =>
  storyOf(
    mounted('viewer', 'viewer', viewerMachine, state as never, {
      at: place,
      count: images.length,
    }),
    view,
  );

export const First = at({ open: 'resting' }, 0);
export const Middle = at({ open: 'resting' }, 1);
export const Last = at({ open: 'resting' }, 2);
export const TurningOn = at({ open: 'turningOn' }, 1);
export const TurningBack = at({ open: 'turningBack' }, 1);
