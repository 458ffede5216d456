import type { Noun } from '../noun';
import { imagesProjection, sweepImages } from './image.projection';
import { imageRoutes } from './image.routes';

/** How often the bytes of uploads that came to nothing are looked for. */
const SWEEP_MS = 60 * 60 * 1_000;

export const imageNoun: Noun = {
  routes: [imageRoutes],
  projections: [imagesProjection],
  jobs: ({ sql }) => [
    {
      name: 'image sweep',
      stance: 'neutral',
      everyMs: SWEEP_MS,
      run: () => sweepImages(sql),
    },
  ],
};
