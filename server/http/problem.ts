import type { FastifyReply } from 'fastify';
import { type Problem, type ProblemCode, problem } from '../../contract/problems';

/** Sends a refusal as `application/problem+json`. */
export const sendProblem = (reply: FastifyReply, body: Problem): FastifyReply => {
  if (body.status === 429 && typeof body.params?.['retryAfter'] === 'number') {
    void reply.header('retry-after', String(body.params['retryAfter']));
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
};

/** The problem behind an error that a request caused, or undefined when the fault is ours. */
export const problemOf = (error: { code?: string; statusCode?: number }): Problem | undefined => {
  const code = error.code === undefined ? undefined : codes[error.code];
  if (code !== undefined) return problem(code);
  const { statusCode } = error;
  if (statusCode === undefined || statusCode < 400 || statusCode > 499) return undefined;
  return problem(statusCode === 413 ? 'body-too-large' : 'body-invalid');
};
