import { timingSafeEqual } from 'node:crypto';
import { getMagic, openMagic } from '../../contract/magic';
import { on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The lock before a platform that is not open yet; off unless MAGIC is set [§2]. */
export const magicRoutes = ({ config: { MAGIC } }: Platform): Route[] => [
  on(getMagic, async () => ({ required: MAGIC !== undefined })),
  on(openMagic, async ({ body }) =>
    MAGIC === undefined || same(MAGIC, body.magic) ? { ok: true as const } : refused('magic-wrong'),
  ),
];
