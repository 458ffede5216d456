import { readProof } from '../../contract/proof';
import { on } from '../http/route';
import type { Noun } from '../noun';
import { proofOf } from './proof.file';

export const proofNoun: Noun = {
  routes: [
    (platform) => [
      on(readProof, async ({ caller, now }) => ({
        name: `statement-${now.slice(0, 10)}.json`,
        text: await proofOf(platform, caller.player, now),
      })),
    ],
  ],
};
