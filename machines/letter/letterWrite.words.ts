import type { FormFact } from '../kit/form.words';
import { port } from '../kit/port';

export const letterWritePorts = {
  /** POST /letters/send [§7 B letters]. */
  'letterWrite.submit': port<{ recipient: string; text: string; images: string[] }, FormFact>(
    'letterWrite.submit',
  ),
};
