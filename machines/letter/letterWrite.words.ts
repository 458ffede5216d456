import type { UploadTaken } from '../image/upload.words';
import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';

declare module '../kit/controls' {
  interface Controls {
    /** To whom at first; what was written before. */
    letterWrite: Values;
  }
  interface Hearing {
    letterWrite: UploadTaken;
  }
}

export const letterWritePorts = {
  /** POST /letters/send [§7 B letters]. */
  'letterWrite.submit': port<{ recipient: string; text: string; images: string[] }, FormFact>(
    'letterWrite.submit',
  ),
};
