import type { FastifyInstance } from 'fastify';
import { earlyHash } from '../web/early';

/** What no answer is ever for: plug-ins, another base address, a form elsewhere, a frame. */
const never = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
] as const;

/** The policy of a page that needs `sources`, directives beside those that hold for every page. */
export const pagePolicy = (...sources: readonly string[]): string =>
  ["default-src 'self'", ...sources, ...never].join('; ');

/**
 * Everything comes from this origin, but for one script that stands in the page; the hub and socket
 * speak WebSocket to it. Faults alone are told elsewhere, where the operator says so.
 */
const sitePolicyWith = (reporting: string | undefined): string =>
  pagePolicy(
    "img-src 'self' data: blob:",
    `script-src 'self' ${earlyHash}`,
    // A file that a player chose is read by the address that only this page has for it.
    `connect-src 'self' blob:${reporting === undefined ? '' : ` ${new URL(reporting).origin}`}`,
  );

/** Data, pictures and styles are no pages: opened as one they load, run and send nothing. */
const dataPolicy = ["default-src 'none'", ...never, 'sandbox'].join('; ');

/** A page, or a script, whose policy is that of the worker that it may be. */
const isPage = (type: unknown): boolean => /^text\/(html|javascript)\b/.test(String(type));

/** Of every answer, however it is written: what says otherwise sets its own. */
const constant = {
  'content-security-policy': dataPolicy,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** A year of https alone, for a browser that was once here, and for all below this name. */
const secure = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Headers that every answer of a platform at `publicUrl` bears. */
export const headersAt = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { ...constant, ...secure } : constant;

/**
 * Gives them to every answer before anybody writes it: hub, socket and what is passed to another
 * process answer without the router. A page with needs of its own may set its policy before. Where
 * people reach the platform by https, browsers are told to come by nothing else. Pages may tell the
 * address `reporting` of their faults.
 */
export const registerHeaders = (
  app: FastifyInstance,
  publicUrl: string,
  reporting?: string,
): void => {
  const sitePolicy = sitePolicyWith(reporting);
  const always = new Map(Object.entries(headersAt(publicUrl)));
  app.server.prependListener('request', (_request, response) => response.setHeaders(always));
  app.addHook('onSend', async (_request, reply, payload) => {
    const isUnsaid = reply.getHeader('content-security-policy') === dataPolicy;
    if (isUnsaid && isPage(reply.getHeader('content-type'))) {
      reply.header('content-security-policy', sitePolicy);
    }
    return payload;
  });
};
