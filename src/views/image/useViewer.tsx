import type { ReactNode } from 'react';
import type { ViewerActor } from '../../../machines/image/viewer.machine';
import { mounted } from '../../../machines/stage/stage.select';
import { useResident, useView } from '../../app/house';
import { useUnmounting } from '../../app/Mounted';
import { ImageViewer, type ViewedImage } from './ImageViewer';

/**
 * Fills the screen with one of some pictures [§4 Image viewer]: `look` opens it with the one at a
 * place, from 0; `viewer` belongs on the page. `at` is where it is mounted: one per page.
 */
export const useViewer = (
  at: string,
  images: readonly ViewedImage[],
): { look: (place: number) => void; viewer: ReactNode } => {
  const stage = useResident('stage');
  const actor = useView('stage', (snapshot) => mounted(snapshot, at));
  useUnmounting(at, actor !== undefined);
  return {
    look: (place) =>
      stage.send({
        type: 'stage.mount',
        key: at,
        control: 'viewer',
        input: { at: place, count: images.length },
      }),
    viewer: actor !== undefined && (
      <ImageViewer actor={actor as unknown as ViewerActor} images={images} />
    ),
  };
};
