import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PREFERENCES_COOKIE } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { readCookie } from '../http/cookie';
import { forgeryCookieFor } from '../http/forgery';
import { FOREVER, sendPacked } from '../http/packed';
import { sendProblem } from '../http/problem';
import { openDrawing } from './drawing';
import { filesIn, registerFile } from './files';
import { guestPages } from './guest';
import { readPages } from './heads';

/** Of a guest who is the platform itself. */
const LOOPBACK = '127.0.0.1';

/** A name that is never given to other bytes. */
const isHashed = (path: string): boolean => /^assets\/[^/]*-[A-Za-z0-9_-]{8}\.[^/]*$/.test(path);

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

const consentOf = (request: FastifyRequest): boolean | undefined => {
  const said = readCookie(request, PREFERENCES_COOKIE);
  return said === undefined ? undefined : said === 'allowed';
};

/** Pages of the client have no file name; a missing file must not be answered with one of them. */
const isPage = (request: FastifyRequest): boolean => {
  const { method } = request;
  const path = pathOf(request);
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(advertisements|api|messageHub|socket\.io|assets|brand|mails)(\/|$)/.test(path) &&
    !/\.[a-z0-9]+$/i.test(path)
  );
};

/**
 * Serves the built client from `folder`: hashed files for a year, pages fresh, each with what its
 * first view is drawn with and asks for. A page hands out the anti-forgery cookie [§6]. Without a
 * build, pages are 404 and the API works all the same.
 */
export const registerClient = async (
  app: FastifyInstance,
  folder: string,
  publicUrl: string,
): Promise<void> => {
  const pageAt = await readPages(folder);
  if (pageAt !== undefined) {
    for (const [path, read] of await filesIn(folder)) {
      registerFile(app, `/${path}`, read, isHashed(path) ? FOREVER : 'no-cache');
    }
  }
  const drawing = openDrawing(join(folder, '..', 'server'), (fault) =>
    app.log.error({ fault }, 'a page was not drawn'),
  );
  app.addHook('onClose', () => drawing.close());
  const pageFor = pageAt && guestPages(app, pageAt, drawing.draw);
  // Who comes first finds the thread that draws at work; a platform that ends meanwhile needs no page.
  app.addHook('onListen', async () => {
    void pageFor?.('/', true, { address: LOOPBACK, consent: undefined }).catch(() => undefined);
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (pageFor === undefined || !isPage(request)) return sendProblem(reply, problem('not-found'));
    const guest = { address: request.ip, consent: consentOf(request) };
    const page = await pageFor(pathOf(request), !request.url.includes('?'), guest);
    const cookie = forgeryCookieFor(request, publicUrl);
    if (cookie !== undefined) void reply.header('set-cookie', cookie);
    return sendPacked(request, reply.header('cache-control', 'no-cache'), page);
  });
};
