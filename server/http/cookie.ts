import type { FastifyRequest } from 'fastify';
import { HOST_ONLY } from '../../contract/limits';

type Asked = Pick<FastifyRequest, 'headers'>;

/** The value of exactly this cookie. */
export const valueOf = ({ headers: { cookie = '' } }: Asked, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]+)`).exec(cookie)?.[1];

/** A cookie's value, of https or else of a plain line; undefined without it. */
export const readCookie = (request: Asked, name: string): string | undefined =>
  valueOf(request, HOST_ONLY + name) ?? valueOf(request, name);
