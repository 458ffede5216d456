import * as z from 'zod/mini';
import { call } from './call';
import { Cloth, User } from './player';

export const chooseCloth = call({
  audience: 'player',
  kind: 'command',
  rate: 'write',
  method: 'POST',
  stance: 'neutral',
  name: 'chooseCloth',
  path: '/player/cloth',
  /** `null` takes the table's own colours again. */
  body: z.object({ cloth: z.nullable(Cloth) }),
  out: User,
  refusals: ['token-expired', 'step-illegal'],
  spec: 'decision 171',
  says: 'Choose a cloth for one’s tables, among those that level and tier have opened',
});
