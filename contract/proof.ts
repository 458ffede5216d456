import * as z from 'zod/mini';
import { call } from './call';

/** A statement that anyone can check without this platform [decision 152]. */
export const readProof = call({
  audience: 'player',
  kind: 'read',
  rate: 'upload',
  method: 'GET',
  stance: 'neutral',
  name: 'readProof',
  path: '/wallet/proof',
  out: z.object({
    /** Of the file. */
    name: z.string(),
    /** The file: every sign of it counts. */
    text: z.string(),
  }),
  refusals: [],
  spec: 'decision 152',
  says: 'All own movements as a file that is signed, with the end of the log at that moment',
});
