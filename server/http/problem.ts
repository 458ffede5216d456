import type { FastifyReply } from 'fastify';
import { type Problem, type ProblemCode, problem } from '../../contract/problems';
import { OutcomeUnknown } from '../store/command';
import { isTemporary } from '../store/database';

/** Seconds after which it is worth asking a platform again that could not answer. */
const RETRY_S = 2;
const UNAVAILABLE = 503;
const TOO_MANY = 429;

/** Sends a refusal as `application/problem+json`. */
export const sendProblem = (reply: FastifyReply, body: Problem): FastifyReply => {
  const wait = body.params?.['retryAfter'] ?? RETRY_S;
  if (body.status === TOO_MANY || body.status === UNAVAILABLE) {
    void reply.header('retry-after', String(wait));
  }
  return reply
    .code(body.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
};

/** What Fastify itself refuses, in our words; anything unknown is our own fault. */
const codes: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unknown',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body-invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body-invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body-invalid',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'address-too-long',
};

/** The problem behind an error that is not our fault: the request's, or the database's. */
export const problemOf = (error: { code?: string; statusCode?: number }): Problem | undefined => {
  // Whether something happened is not known: the same request with its key answers that later.
  if (error instanceof OutcomeUnknown || isTemporary(error)) return problem('unavailable');
  const code = error.code === undefined ? undefined : codes[error.code];
  if (code !== undefined) return problem(code);
  const { statusCode } = error;
  if (statusCode === undefined || statusCode < 400 || statusCode > 499) return undefined;
  return problem(statusCode === 413 ? 'body-too-large' : 'body-invalid');
};
