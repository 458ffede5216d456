import type { FastifyInstance } from 'fastify';
import { problem } from '../../contract/problems';
import { sendProblem } from '../http/problem';
import type { Platform } from '../platform';
import type { KeptFile } from './ticket.events';
import { fileBehind } from './ticket.file';

/** Header fields take no other signs plainly (RFC 8187). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const MIME: Record<KeptFile['type'], string> = {
  image: 'image/webp',
  pdf: 'application/pdf',
  happened: 'application/gzip',
};

/**
 * `/files/{id}.{mac}`: files of tickets. A picture is a picture; every other is downloaded, and never
 * opened as a page of this origin. Nobody keeps them but the browser that asked.
 */
export const registerTicketFiles = (
  app: FastifyInstance,
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
): void => {
  app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const id = fileBehind(secrets, request.params.name);
    const [row] =
      id === undefined
        ? []
        : await sql<{ name: string; type: KeptFile['type']; bytes: Uint8Array }[]>`
            select name, type, bytes from ticket_files where id = ${id}`;
    if (row === undefined) return sendProblem(reply, problem('not-found'));
    const isPicture = row.type === 'image';
    return reply
      .headers({
        'cache-control': 'private, max-age=3600',
        'cross-origin-resource-policy': 'same-origin',
        'content-disposition': isPicture
          ? 'inline'
          : `attachment; filename*=UTF-8''${encoded(row.name)}`,
      })
      .type(MIME[row.type])
      .send(Buffer.from(row.bytes));
  });
};
