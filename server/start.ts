import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import { build } from './app';
import { adoptPlainClaims } from './claim/claim.migration';
import type { Config } from './config';
import { loadCountries } from './country/country.registry';
import { seedDemo } from './demo/demo';
import type { Catalogue } from './game/game.catalogue';
import { giftReturns, returnExpiredGifts } from './gift/gift.refund';
import { sweepImages } from './image/image.projection';
import { projections } from './kinds';
import { mailConsumer, postFor } from './mail/mail.consumer';
import { endAbandonedPayments } from './payment/payment.command';
import { type PaymentProvider, testProvider } from './payment/payment.provider';
import type { Platform } from './platform';
import { announcePresence } from './presence/presence.broadcast';
import { PresenceRegistry } from './presence/presence.registry';
import { sharePresence } from './presence/presence.share';
import { pushConsumer } from './push/push.consumer';
import { pushKeysOf } from './push/push.keys';
import { type SendPush, webPushSender } from './push/push.sender';
import { deliverFacts } from './realtime/deliver';
import { createHub } from './realtime/hub';
import { createRooms } from './realtime/socket';
import { RelationPolicy } from './relation/relation.policy';
import { loadSecrets } from './secret/secret';
import { SessionRegistry } from './session/session.registry';
import { Tokens } from './session/session.token';
import { connect, type DatabaseAddress } from './store/database';
import { startEmbedded } from './store/embedded';
import { forgetOldKeys } from './store/keys';
import { migrate } from './store/migrate';
import { Store } from './store/store';
import { catalogueWith, SupplierRegistry } from './supplier/supplier.registry';

/** How often expired gifts are looked for; the first look finds what a stop left over. */
const GIFT_EXPIRY_CHECK_MS = 60_000;
/** How often payments are looked for that nobody ended. */
const PAYMENT_CHECK_MS = 60_000;
/** How often first answers are forgotten: a thousand a second at most. */
const OLD_KEYS_CHECK_MS = 10_000;
const KEY_CHECK_MS = 60 * 60 * 1_000;

export interface Running {
  readonly platform: Platform;
  /** `http://127.0.0.1:3000` */
  readonly url: string;
  /** Stops taking requests, says goodbye to hub and sockets, finishes commands, stops the database. */
  close(): Promise<void>;
}

export interface StartOptions {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Folder of the built client. */
  readonly client: string;
  /** Sends push messages in place of the browsers' push services. */
  readonly push?: SendPush;
  /** A database that somebody else runs; else DATABASE_URL, else the embedded one. */
  readonly database?: DatabaseAddress;
  /** Other games than those that the platform ships. */
  readonly catalogue?: Catalogue;
  /** Another payment provider than the built-in test one. */
  readonly payments?: PaymentProvider;
}

type Closer = () => void | Promise<void>;

/** Closers run last opened first, each even if the one before failed. */
class Closing {
  readonly #closers: Closer[] = [];

  add(closer: Closer): void {
    this.#closers.push(closer);
  }

  async run(log: FastifyBaseLogger): Promise<void> {
    for (const closer of this.#closers.splice(0).reverse()) {
      try {
        await closer();
      } catch (error) {
        log.error({ error }, 'a part did not close');
      }
    }
  }
}

const openDatabase = async ({ config, database }: StartOptions, closing: Closing) => {
  const given = database ?? config.DATABASE_URL;
  if (given !== undefined) return given;
  const embedded = await startEmbedded(config.DATA_DIR);
  closing.add(() => embedded.stop());
  return embedded.address;
};

const openRedis = async (url: string | undefined, closing: Closing) => {
  if (url === undefined) return undefined;
  const redis = createClient({ url });
  await redis.connect();
  closing.add(() => redis.close());
  return redis;
};

const open = async (options: StartOptions, closing: Closing): Promise<Omit<Running, 'close'>> => {
  const { config, log, client } = options;
  const address = await openDatabase(options, closing);
  const sql = connect(address);
  closing.add(() => sql.end({ timeout: 5 }));
  await migrate(sql);
  const report = (message: string, error: unknown) => log.error({ error }, message);
  const store = await Store.open({ address, projections, report });
  closing.add(() => store.close());

  const now = () => Date.now();
  const secrets = await loadSecrets(sql);
  await adoptPlainClaims(sql, store, secrets, new Date().toISOString());
  await sweepImages(sql);
  const tokens = new Tokens(sql);
  await tokens.rotate(now());
  const rotation = setInterval(() => {
    tokens.rotate(now()).catch((error: unknown) => report('the token key did not rotate', error));
  }, KEY_CHECK_MS);
  closing.add(() => clearInterval(rotation));

  const sessions = new SessionRegistry(sql, tokens);
  const presence = new PresenceRegistry(now);
  const redis = await openRedis(config.REDIS_URL, closing);
  const identify = async (token: string | undefined) =>
    token === undefined ? undefined : sessions.of(token, now());
  const rooms = createRooms({
    authenticate: identify,
    now,
    log,
    ...(redis === undefined ? {} : { redis: redis as never }),
  });
  const hub = createHub({
    authenticate: identify,
    missed: async (player, after, limit) => {
      const facts = await store.facts(`player:${player}`, after, limit);
      return facts.map(({ n, handler, body }) => ({ n: n ?? 0, handler, body }));
    },
    lastNumber: (player) => store.lastFact(`player:${player}`),
    presence,
    now,
    log,
  });

  const platform: Platform = {
    config,
    sql,
    store,
    secrets,
    tokens,
    sessions,
    presence,
    relations: new RelationPolicy(store, sql),
    rooms,
    log,
    catalogue: options.catalogue ?? catalogueWith(config.SUPPLIERS),
    suppliers: new SupplierRegistry(config.SUPPLIERS),
    payments: options.payments ?? testProvider,
    countries: await loadCountries(),
  };
  closing.add(deliverFacts(platform, hub));
  closing.add(announcePresence(platform, hub));
  const share = sharePresence(sql, presence, report);
  closing.add(() => share.stop());
  await share.turn();
  store.consume(giftReturns(store, sql));
  const expiry = setInterval(() => {
    returnExpiredGifts(store, sql, new Date(now())).catch((error: unknown) =>
      report('expired gifts were not returned', error),
    );
  }, GIFT_EXPIRY_CHECK_MS);
  closing.add(() => clearInterval(expiry));
  const payday = setInterval(() => {
    endAbandonedPayments(platform, now()).catch((error: unknown) =>
      report('abandoned payments were not ended', error),
    );
  }, PAYMENT_CHECK_MS);
  closing.add(() => clearInterval(payday));
  const forgetting = setInterval(() => {
    forgetOldKeys(sql, now()).catch((error: unknown) => report('old keys were kept', error));
  }, OLD_KEYS_CHECK_MS);
  closing.add(() => clearInterval(forgetting));
  store.consume(
    pushConsumer({
      store,
      sql,
      send: options.push ?? webPushSender(pushKeysOf(secrets), config.PUBLIC_URL),
      appName: config.APP_NAME,
      now,
    }),
  );
  store.consume(mailConsumer({ config, secrets, store, post: postFor(config, sql) }));

  let ready = true;
  const app = await build({ platform, log, client, isReady: () => ready });
  app.server.on('upgrade', (request, socket, head) => {
    if (hub.handleUpgrade(request, socket, head)) return;
    if (rooms.handleUpgrade(request, socket, head)) return;
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
  });
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (hub.handleRequest(raw, reply.raw) || rooms.handleRequest(raw, reply.raw)) reply.hijack();
  });
  // Before the server closes: it waits for upgraded connections that it cannot end itself.
  app.addHook('preClose', async () => {
    await Promise.all([hub.close(), rooms.close()]);
  });
  if (config.DEMO) await seedDemo(app, platform);
  closing.add(() => {
    ready = false;
    return app.close();
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  const { port } = app.server.address() as AddressInfo;
  return { platform, url: `http://${config.HOST}:${port}` };
};

/** Starts the platform, or closes what had been opened and throws. */
export const start = async (options: StartOptions): Promise<Running> => {
  const closing = new Closing();
  try {
    const running = await open(options, closing);
    return { ...running, close: () => closing.run(options.log) };
  } catch (error) {
    await closing.run(options.log);
    throw error;
  }
};
