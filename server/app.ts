import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { registerAdvertisements } from './advertisement/advertisement.serve';
import { Places } from './attempt/attempt.place';
import { playerOf, registerApi } from './http/api';
import { calls } from './http/calls';
import { headersAt, registerHeaders } from './http/headers';
import { Limiter, rates } from './http/limiter';
import { LineRefusals } from './http/line';
import type { Patience } from './http/patience';
import { problemOf, sendProblem } from './http/problem';
import { trustOf } from './http/proxy';
import { registerReadiness } from './http/readiness';
import type { Route } from './http/route';
import { defaultLineLimits, freshLines, limitLines } from './http/sockets';
import { registerImages } from './image/image.serve';
import { nouns } from './nouns';
import { registerWebhooks } from './payment/payment.serve';
import { isTestProvider, registerTestPages } from './payment/test.pages';
import type { Platform } from './platform';
import { FactNumbers } from './realtime/numbers';
import { registerReportedPictures } from './report/report.serve';
import type { Storage } from './store/storage';
import { registerTicketFiles } from './ticket/ticket.serve';
import { registerClient } from './web/client';
import { registerOffice } from './web/office';
import { registerDocs, registerMails, registerManifest } from './web/pages';

const BODY_BYTES = 64 * 1_024;
const HEADERS_MS = 5_000;
const REQUEST_MS = 15_000;
const CHECK_MS = 1_000;
/** Shorter answers, tokens among them, gain nothing by being packed. */
const PACKED_BYTES = 2_048;

/** Every call exactly once: a call without an answer must not wait for its first user. */
const complete = (routes: readonly Route[]): readonly Route[] => {
  const answered = routes.map(({ call }) => call.name).sort();
  const asked = calls.map(({ name }) => name).sort();
  if (answered.join() !== asked.join()) {
    const missing = asked.filter((name) => !answered.includes(name));
    throw new Error(`Calls and routes differ; without an answer: ${missing.join(', ')}`);
  }
  return routes;
};

/** A refusal in our words, or our fault, which is logged. */
const answerError = (
  error: { code?: string; statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const refusal = problemOf(error);
  const { method, routeOptions } = request;
  const about = { error, method, route: routeOptions.url, player: playerOf(request) };
  if (refusal === undefined) {
    request.log.error(about, 'failed');
    return sendProblem(reply, {
      type: 'about:blank',
      title: 'Our fault',
      status: 500,
      code: 'fault',
    });
  }
  if (refusal.status >= 500) request.log.warn(about, 'unavailable');
  return sendProblem(reply, refusal);
};

export interface AppOptions {
  readonly platform: Platform;
  readonly log: FastifyBaseLogger;
  /** Folder of the built client. */
  readonly client: string;
  readonly storage: Storage;
  /** Neither starting nor stopping. */
  readonly isOpen: () => boolean;
  /** Milliseconds that this machine's clock is ahead of the database's. */
  readonly ahead: () => number;
  readonly patience: Patience;
}

/** The HTTP side of the platform; the caller listens and closes. */
export const build = async (options: AppOptions): Promise<FastifyInstance> => {
  const { platform, log, storage } = options;
  const { config, now, sessions } = platform;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    requestTimeout: REQUEST_MS,
    trustProxy: trustOf(config.TRUST_PROXY),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 400 },
    clientErrorHandler: new LineRefusals(headersAt(config.PUBLIC_URL)).refuseBytes,
    frameworkErrors: answerError,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
  });
  app.setErrorHandler(answerError);
  // Behind a proxy all lines are the proxy's.
  const counts = config.RATE_LIMITS && config.TRUST_PROXY === undefined;
  const fresh = counts ? { fresh: freshLines } : {};
  const unlimit = limitLines(app.server, { ...defaultLineLimits, ...fresh });
  app.addHook('onClose', async () => unlimit());
  registerHeaders(app, config.PUBLIC_URL, config.ERROR_REPORTING_URL);
  // Gzip, not Brotli: answers are packed anew each time, files were packed at the build.
  await app.register(compress, {
    encodings: ['gzip'],
    threshold: PACKED_BYTES,
    globalDecompression: false,
  });
  const places = new Places(platform.sql, platform.secrets, rates.place);
  const limiter = new Limiter(config.RATE_LIMITS, places);
  const numbers = new FactNumbers(platform.store);
  const unlisten = numbers.listen();
  app.addHook('onClose', async () => unlisten());
  registerApi(
    app,
    {
      limiter,
      authenticate: async (token, { renews }) =>
        renews === true
          ? sessions.bearerOf(token, now())
          : ((await sessions.of(token, now())) ?? (await platform.viewings.of(token, now()))),
      authenticateStaff: (token, { isBeat }) => platform.staffSessions.of(token, now(), isBeat),
      isSigned: (...signed) => platform.suppliers.isSigned(...signed),
      factNumberOf: (player) => numbers.of(player),
      now: () => new Date(now()),
      isFull: () => storage.isFull,
      patience: options.patience,
      timed: (call, ms) => platform.timings.note(call, ms),
      log,
    },
    complete(nouns.flatMap(({ routes = [] }) => routes.flatMap((routesOf) => routesOf(platform)))),
  );
  registerReadiness(app, {
    sql: platform.sql,
    storage,
    isOpen: options.isOpen,
    ahead: options.ahead,
  });
  registerImages(app, platform.sql);
  registerTicketFiles(app, platform);
  registerReportedPictures(app, platform);
  registerAdvertisements(app, platform);
  registerWebhooks(app, platform);
  if (isTestProvider(platform.payments)) registerTestPages(app, platform, platform.payments);
  await registerDocs(app, limiter, now);
  registerManifest(app, platform.look);
  if (config.KEPT_MAILS) registerMails(app, platform.sql);
  await registerOffice(app, join(options.client, '..', 'office'), config.PUBLIC_URL);
  await registerClient(app, options.client, config.PUBLIC_URL);
  return app;
};
