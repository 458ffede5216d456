import type { ComponentType } from 'react';
import type { GameCoverProps } from '../../art/GameCover';

/** In place of a picture whose chunk did not load: a page does not fall for its ornament. */
const Unpainted: ComponentType<GameCoverProps> = () => null;

/** Asks for what draws the covers, once; a page of covers asks beside its own chunk. */
export const loadPainters = (): Promise<{ default: ComponentType<GameCoverProps> }> =>
  import('../../art/GameCover').then(
    ({ GameCover }) => ({ default: GameCover }),
    () => ({ default: Unpainted }),
  );
