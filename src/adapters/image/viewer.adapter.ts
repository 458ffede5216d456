import type { viewerPorts } from '../../../machines/image/viewer.words';
import type { AdaptersOf } from '../../../machines/kit/port';

export const viewerAdapters: AdaptersOf<typeof viewerPorts> = {
  'viewer.hold': () => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  },
};
