import type { FastifyInstance } from 'fastify';
import { problem } from '../../contract/problems';
import { sendProblem } from '../http/problem';
import { isUnhidden } from '../report/report.policy';
import type { Sql } from '../store/database';

const NAME = /^(image_[0-9a-f]{24})(-small)?\.webp$/;

/**
 * `/images/image_4f….webp`: pictures of players. A name is never given to other bytes, so browsers
 * keep them for good; they can be nothing but pictures to a browser.
 */
export const registerImages = (app: FastifyInstance, sql: Sql): void => {
  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const [, image, small] = NAME.exec(request.params.name) ?? [];
    const [row] =
      image === undefined
        ? []
        : await sql<{ bytes: Uint8Array }[]>`
            select bytes from image_files
            where image = ${image} and size = ${small === undefined ? 'whole' : 'small'} and kept and not removed
              and ${isUnhidden(sql, 'picture', sql`image_files.image`)}`;
    if (row === undefined) return sendProblem(reply, problem('not-found'));
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      })
      .type('image/webp')
      .send(Buffer.from(row.bytes));
  });
};
