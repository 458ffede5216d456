import * as z from 'zod/mini';
import { call } from './call';
import { Done } from './words';

export const MagicState = z.object({ required: z.boolean() });

export const getMagic = call({
  stance: 'neutral',
  name: 'getMagic',
  method: 'GET',
  path: '/magic',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  out: MagicState,
  refusals: [],
  spec: '§2, §7 B',
  says: 'Whether this platform is behind the lock',
});

export const openMagic = call({
  stance: 'neutral',
  name: 'openMagic',
  method: 'POST',
  path: '/magic',
  audience: 'anyone',
  kind: 'read',
  rate: 'auth',
  body: z.object({ magic: z.string().check(z.maxLength(200)) }),
  out: Done,
  refusals: ['magic-wrong'],
  spec: '§2, §7 B',
  says: 'Check the magic value of the lock',
});
