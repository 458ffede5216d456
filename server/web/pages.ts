import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Look } from '../../contract/look.desk';
import { escaped } from '../../contract/markup.rules';
import { problem } from '../../contract/problems';
import type { LookRegistry } from '../branding/look.registry';
import { calls } from '../http/calls';
import { pagePolicy } from '../http/headers';
import type { Limiter } from '../http/limiter';
import { isLocal } from '../http/local';
import { openapi } from '../http/openapi';
import { placeOf } from '../http/place';
import { sendProblem } from '../http/problem';
import type { Sql } from '../store/database';
import { fileOf, registerFile } from './files';

const linked = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

const reader = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fairground API</title>
<link rel="stylesheet" href="/api/docs/reader/swagger-ui.css">
<div id="reader"></div>
<script src="/api/docs/reader/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script></html>`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', deepLinking: true });`;

/** The reader sets styles from its script, which the site's own policy forbids. */
const readerPolicy = pagePolicy("style-src 'self' 'unsafe-inline'", "img-src 'self' data:");

const readerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** `/api/openapi.json` and a reader of it at `/api/docs`, both from this origin. */
export const registerDocs = async (
  platform: FastifyInstance,
  limiter: Pick<Limiter, 'refusal'>,
  now: () => number,
): Promise<void> => {
  await platform.register(async (app) => {
    app.addHook('onRequest', async ({ ip }, reply) => {
      const retryAfter = await limiter.refusal('read', `${placeOf(ip)} docs`, now());
      return retryAfter === undefined
        ? undefined
        : sendProblem(reply, problem('rate-limited', { retryAfter }));
    });
    registerReader(app);
  });
};

const registerReader = (app: FastifyInstance): void => {
  const description = 'openapi.json';
  registerFile(app, `/api/${description}`, () =>
    fileOf(description, Buffer.from(JSON.stringify(openapi(calls)))),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .header('content-security-policy', readerPolicy)
      .type('text/html; charset=utf-8')
      .send(reader),
  );
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  );
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  for (const name of readerFiles) {
    registerFile(app, `/api/docs/reader/${name}`, async () =>
      fileOf(name, await readFile(join(folder, name))),
    );
  }
};

const iconOf = (size: number) => ({
  src: `/brand/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** What a device puts on its home screen; iPhones take push messages for nothing else. */
export const registerManifest = (app: FastifyInstance, look: Pick<LookRegistry, 'worn'>): void => {
  const manifestOf = ({ name, dark }: Look) => ({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: dark.color1,
    theme_color: dark.color1,
    icons: [iconOf(192), iconOf(512)],
  });
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(look.worn))),
  );
};

interface KeptMail {
  at: Date;
  recipient: string;
  subject: string;
  body: string;
  paperName: string | null;
  paper: Uint8Array | null;
}

const attached = ({ paperName, paper }: KeptMail): string =>
  paperName === null || paper === null
    ? ''
    : `<p><a download="${escaped(paperName)}" href="data:application/pdf;base64,${Buffer.from(paper).toString('base64')}">${escaped(paperName)}</a></p>`;

/** The mails that were kept because no SMTP is configured, newest first; for this machine only. */
export const registerMails = (app: FastifyInstance, sql: Sql): void => {
  app.get('/mails', async (request, reply) => {
    if (!isLocal(request)) return sendProblem(reply, problem('not-found'));
    const mails = await sql<KeptMail[]>`
      select at, recipient, subject, body, paper_name as "paperName", paper from mails order by id desc limit 50`;
    const items = mails.map(
      (mail) => `<article><h2>${escaped(mail.subject)}</h2>
<p>To ${escaped(mail.recipient)}, ${mail.at.toISOString()}</p><pre>${linked(mail.body)}</pre>${attached(mail)}</article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Kept mails</title>
<h1>Kept mails</h1><p>No SMTP server is configured (SMTP_URL), so mails are kept here.</p>
${items.join('\n') || '<p>None yet.</p>'}</html>`);
  });
};
