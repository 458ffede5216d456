import type { FastifyInstance } from 'fastify';
import { imageOf } from '../../contract/image';
import { problem } from '../../contract/problems';
import { sendProblem } from '../http/problem';
import type { Platform } from '../platform';

const PURPOSE = 'reported picture';
const ROOT = '/reported';

/** Where a moderator sees a picture that was reported, also one that is hidden or deleted meanwhile. */
export const reportedUrl = ({ secrets }: Pick<Platform, 'secrets'>, url: string): string =>
  `${ROOT}/${secrets.seal(PURPOSE, imageOf(url))}`;

/**
 * `/reported/image_4f….{mac}`: pictures as they were reported. A browser sends no token for a picture, so
 * the address is sealed, told to moderators alone, and nothing keeps what it answers.
 */
export const registerReportedPictures = (
  app: FastifyInstance,
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
): void => {
  app.get<{ Params: { name: string } }>(`${ROOT}/:name`, async (request, reply) => {
    const image = secrets.open(PURPOSE, request.params.name);
    const [row] =
      image === undefined
        ? []
        : await sql<{ bytes: Uint8Array }[]>`
            select bytes from image_files where image = ${image} and size = 'whole'`;
    if (row === undefined) return sendProblem(reply, problem('not-found'));
    return reply
      .headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' })
      .type('image/webp')
      .send(Buffer.from(row.bytes));
  });
};
