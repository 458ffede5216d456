import { setBackground, setIcon, uploadImage } from '../../../contract/image';
import type { Problem } from '../../../contract/problems';
import type { uploadPorts } from '../../../machines/image/upload.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

/** Longer sides than this are not kept by the server: sending more would only take longer. */
const SIDE_MAX = 1_920;
const QUALITY = 0.92;

const pictureAt = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  if (picture.naturalWidth === 0) throw new Error('A picture without a size');
  return picture;
};

/** The picture as a data address, no larger than it is kept. */
const dataOf = async (url: string): Promise<string> => {
  const picture = await pictureAt(url);
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', QUALITY);
};

const refused = (problem: Problem) => ({ type: 'upload.refused' as const, problem });
const done = () => ({ type: 'upload.done' as const });

interface Sent {
  file: string | null;
  name: string;
}

export const uploadAdapters = (asks: Asks): AdaptersOf<typeof uploadPorts> => {
  const face = { given: ({ file }: Sent) => ({ body: { file } }), answered: done, refused };
  const sends = {
    icon: asks('upload.send', setIcon, face),
    background: asks('upload.send', setBackground, face),
    folder: asks('upload.send', uploadImage, {
      given: ({ file, name }: Sent) => ({ body: { file: file ?? '', name } }),
      answered: (image) => ({ type: 'upload.done' as const, image }),
      refused,
    }),
  };
  return {
    'upload.open': ({ url }, answer) => {
      pictureAt(url).then(
        ({ naturalWidth: width, naturalHeight: height }) =>
          answer({ type: 'upload.read', width, height }),
        () => answer({ type: 'upload.unreadable' }),
      );
      return () => URL.revokeObjectURL(url);
    },
    'upload.send': ({ target, url, name }, answer, hear) => {
      let isOpen = true;
      let end: (() => void) | undefined;
      const file = url === undefined ? Promise.resolve(null) : dataOf(url);
      file.then(
        (data) => {
          if (isOpen) end = sends[target]({ file: data, name }, answer, hear);
        },
        () => answer({ type: 'port.failed', port: 'upload.send' }),
      );
      return () => {
        isOpen = false;
        end?.();
      };
    },
  };
};
