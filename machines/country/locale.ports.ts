import { port } from '../kit/port';

export const localePorts = {
  /** GET /loc [§7 C]. */
  'locale.locate': port<undefined, { type: 'locale.located'; country: string; currency: string }>(
    'locale.locate',
  ),
};
