import type { Cloth } from '../../contract/player';
import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

/** `null` for the colours of each title. */
export interface ClothWish {
  cloth: Cloth | null;
}

export type ClothEvent =
  | ({ type: 'cloth.choose' } & ClothWish)
  | { type: 'cloth.chosen' }
  | { type: 'cloth.refused'; problem: Problem }
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    cloth: undefined;
  }
}

export const clothPorts = {
  /** POST /player/cloth [decision 171]. */
  'cloth.choose': port<
    ClothWish,
    { type: 'cloth.chosen' } | { type: 'cloth.refused'; problem: Problem }
  >('cloth.choose'),
};
