import type { FastifyInstance } from 'fastify';
import { problem } from '../../contract/problems';
import { sendProblem } from '../http/problem';
import type { Platform } from '../platform';
import { advertisementQuery } from './advertisement.query';

/**
 * What somebody else wrote runs here, of an origin that is nobody's even where it is opened as a page
 * of its own: it reads no storage, asks nobody for anything, leads nowhere, opens nothing [decision 40].
 */
const framePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'media-src data:',
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** `/advertisements/{id}`: the document of an advertisement with markup, for the frame that shows it. */
export const registerAdvertisements = (
  app: FastifyInstance,
  platform: Pick<Platform, 'sql'>,
): void => {
  const { markup } = advertisementQuery(platform);
  app.get<{ Params: { id: string } }>('/advertisements/:id', async (request, reply) => {
    const html = await markup(request.params.id);
    if (html === undefined) return sendProblem(reply, problem('not-found'));
    return reply
      .headers({
        'content-security-policy': framePolicy,
        'referrer-policy': 'no-referrer',
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), payment=(), fullscreen=(), autoplay=()',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  });
};
