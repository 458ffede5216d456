import type { FastifyInstance } from 'fastify';
import { problem } from '../../contract/problems';
import { sendProblem } from '../http/problem';
import type { Platform } from '../platform';
import { answerWord } from './payment.hear';

const BYTES = 256 * 1_024;
/** Where providers put what they sign a word with. */
const SIGNATURES = ['stripe-signature', 'provider-signature'] as const;

/**
 * `POST /webhooks/payments`: where a provider's signed words come by HTTP. What was signed is bytes,
 * so the body stays as it came. A word that cannot be taken now is refused, and told again.
 */
export const registerWebhooks = (app: FastifyInstance, platform: Platform): void => {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/webhooks/payments', async (request, reply) => {
      const header = SIGNATURES.map((name) => request.headers[name]).find(
        (value) => value !== undefined,
      );
      if (typeof header !== 'string' || typeof request.body !== 'string')
        return sendProblem(reply, problem('signature-invalid'));
      const outcome = await answerWord(platform, request.body, header);
      return 'refused' in outcome
        ? sendProblem(reply, outcome.refused)
        : reply.send(outcome.answer);
    });
  });
};
