import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../contract/problems';
import { forgeryCookieFor } from '../http/forgery';
import { FOREVER, sendPacked } from '../http/packed';
import { sendProblem } from '../http/problem';
import { filesIn, pageOf, registerFile } from './files';

/** Where the build leaves the pages, as their sources lie. */
const PAGES = {
  office: join('src', 'office', 'index.html'),
  /** Opens what happened in a tab, as it was attached to a ticket. */
  inspector: join('src', 'inspect', 'index.html'),
};

/**
 * Serves the built office from `folder`, at every address below `/staff`: a build of its own, so no player
 * ever loads a file of it. Without that build the addresses are what any unknown one is.
 */
export const registerOffice = async (
  app: FastifyInstance,
  folder: string,
  publicUrl: string,
): Promise<void> => {
  const read = (page: string) => readFile(join(folder, page), 'utf8').catch(() => undefined);
  const [text, inspector] = await Promise.all([read(PAGES.office), read(PAGES.inspector)]);
  if (text === undefined || inspector === undefined) return;
  for (const [path, file] of await filesIn(folder))
    if (path.startsWith('assets/')) registerFile(app, `/staff/${path}`, file, FOREVER);
  const [page, inspecting] = await Promise.all([pageOf(text), pageOf(inspector)]);
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    // A missing file must not be answered with the page.
    if (/\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? ''))
      return sendProblem(reply, problem('not-found'));
    const cookie = forgeryCookieFor(request, publicUrl);
    if (cookie !== undefined) void reply.header('set-cookie', cookie);
    return sendPacked(request, reply.header('cache-control', 'no-cache'), page);
  };
  app.get('/staff/inspect', (request, reply) =>
    sendPacked(request, reply.header('cache-control', 'no-cache'), inspecting),
  );
  app.get('/staff', show);
  app.get('/staff/*', show);
};
