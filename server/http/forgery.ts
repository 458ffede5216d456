import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { FORGERY_COOKIE, FORGERY_HEADER, HOST_ONLY } from '../../contract/limits';
import { readCookie, valueOf } from './cookie';

type Asked = Pick<FastifyRequest, 'method' | 'headers'>;

/**
 * A new anti-forgery cookie for a browser that lacks it, as `Set-Cookie` says it; undefined for one
 * that has it. Over https no other host and no plain line can set or read it. The page reads it to
 * echo it, so it is not `HttpOnly`; it signs nobody in.
 */
export const forgeryCookieFor = (request: Asked, publicUrl: string): string | undefined => {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? HOST_ONLY + FORGERY_COOKIE : FORGERY_COOKIE;
  if (valueOf(request, name) !== undefined) return undefined;
  const value = randomBytes(18).toString('base64url');
  return `${name}=${value}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

/** Whether something is to be changed by a browser whose page could not read its cookie [§6]. */
export const isForged = (request: Asked): boolean => {
  const cookie = readCookie(request, FORGERY_COOKIE);
  if (cookie === undefined || request.method === 'GET' || request.method === 'HEAD') return false;
  const header = request.headers[FORGERY_HEADER];
  if (typeof header !== 'string' || header.length !== cookie.length) return true;
  return !timingSafeEqual(Buffer.from(header), Buffer.from(cookie));
};
