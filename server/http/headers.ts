import type { FastifyInstance } from 'fastify';

/** Everything comes from this origin; the hub and socket speak WebSocket to it. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const constant = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** A year of https alone, for a browser that was once here. */
const secure = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Headers that every answer bears; a page with needs of its own may set its policy before. Where
 * people reach the platform by https, browsers are told to come by nothing else.
 */
export const registerHeaders = (app: FastifyInstance, publicUrl: string): void => {
  const always = publicUrl.startsWith('https:') ? { ...constant, ...secure } : constant;
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.headers(always);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', policy);
    }
    return payload;
  });
};
