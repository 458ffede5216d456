import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { playerOfRoom } from '../contract/activity';
import { problem } from '../contract/problems';
import { Achievements } from './achievement/achievement.registry';
import { Affiliates } from './affiliate/affiliate.registry';
import { build } from './app';
import { Attempts } from './attempt/attempt';
import { LookRegistry, shippedLook } from './branding/look.registry';
import { Caps } from './cap/cap.registry';
import { Clock } from './clock';
import type { Config } from './config';
import { loadCountries } from './country/country.registry';
import { openDemo } from './demo/demo';
import { Flights } from './flight/flight.registry';
import type { Pace } from './flight/flight.schedule';
import type { Catalogue } from './game/game.catalogue';
import { Holidays } from './holiday/holiday.registry';
import { headersAt } from './http/headers';
import { LineRefusals } from './http/line';
import { defaultPatience, type Patience } from './http/patience';
import { sendProblem } from './http/problem';
import { Jurisdictions } from './jurisdiction/jurisdiction.registry';
import { projections } from './kinds';
import { Missions } from './mission/mission.registry';
import { nouns } from './nouns';
import { Offers } from './offer/offer.registry';
import { openProvider } from './payment/payment.open';
import type { PaymentProvider } from './payment/payment.provider';
import type { TestProvider } from './payment/test.provider';
import { addressHere, Homes } from './peer/peer.home';
import { Passing } from './peer/peer.pass';
import type { Platform } from './platform';
import { PresenceRegistry } from './presence/presence.registry';
import { pushKeysOf } from './push/push.keys';
import { type SendPush, webPushSender } from './push/push.sender';
import { deliverFacts } from './realtime/deliver';
import { Enrichment } from './realtime/enrich';
import { createHub, type Hub } from './realtime/hub';
import { isForeign } from './realtime/origin';
import { createRooms } from './realtime/socket';
import { RelationPolicy } from './relation/relation.policy';
import { Scratchers } from './scratcher/scratcher.registry';
import { assertOneSecret, loadSecrets } from './secret/secret';
import { keepTokenUsed } from './session/session.command';
import { SessionRegistry } from './session/session.registry';
import { Tokens } from './session/session.token';
import { tokenOf } from './signalr/address';
import { StaffSessions } from './staff/staff.session';
import { Stakes } from './stake/stake.registry';
import { Statements } from './statement/statement.registry';
import { connect, type DatabaseAddress } from './store/database';
import { startEmbedded } from './store/embedded';
import { oldKeys } from './store/keys';
import { migrate } from './store/migrate';
import { freeIn, Storage } from './store/storage';
import { Store } from './store/store';
import { catalogueWith, SupplierRegistry } from './supplier/supplier.registry';
import { Templates } from './template/template.registry';
import { TypingRegistry } from './ticket/typing.registry';
import { Timings } from './timing/timing.registry';
import { Standings } from './tournament/tournament.standings';
import { Viewings } from './viewing/viewing.registry';

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
  /** How long flights board and rest, in place of the house's. */
  readonly pace?: Pace;
  /** Other games than those that the platform ships. */
  readonly catalogue?: Catalogue;
  /** Another payment provider than the built-in test one, which it may stand before. */
  readonly payments?: (test: TestProvider) => PaymentProvider;
  readonly patience?: Patience;
  /** Bytes left where the database writes, in place of the embedded one's disk. */
  readonly free?: () => Promise<number>;
}

/** Statements that requests wait for end before the requests' patience does. */
const STATEMENT_MS = 10_000;
const CONNECTIONS = 8;

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

/** Looks at the disk of the embedded database; of another one only itself knows. */
const openStorage = async (options: StartOptions, closing: Closing): Promise<Storage> => {
  const { config, database, log } = options;
  const isEmbedded = database === undefined && config.DATABASE_URL === undefined;
  const free = options.free ?? (isEmbedded ? () => freeIn(config.DATA_DIR) : undefined);
  const report = (message: string) => log.error(message);
  const storage = new Storage({ report, ...(free !== undefined && { free }) });
  await storage.open();
  closing.add(() => storage.close());
  return storage;
};

/** By handler, what every noun has to say to it. */
const byHandler = <Item>(each: readonly (Readonly<Record<string, Item>> | undefined)[]) =>
  new Map(each.flatMap((items) => Object.entries(items ?? {})));

/** Everything that nouns do without being asked. */
const run = async (
  platform: Platform,
  hub: Hub,
  enrichment: Enrichment,
  closing: Closing,
): Promise<void> => {
  const { store, sql } = platform;
  for (const { prepare } of nouns) await prepare?.(platform);
  const deliveries = {
    broadcasts: byHandler(nouns.map((noun) => noun.broadcasts?.(platform))),
    reactions: byHandler(nouns.map((noun) => noun.reactions?.(platform, hub))),
    enrichment,
  };
  closing.add(deliverFacts(platform, hub, deliveries));
  for (const { inEachProcess } of nouns) {
    const end = await inEachProcess?.(platform, hub);
    if (end !== undefined) closing.add(end);
  }
  const jobs = [oldKeys(sql), ...nouns.flatMap((noun) => noun.jobs?.(platform) ?? [])];
  for (const job of jobs) store.schedule(job);
  store.time(nouns.flatMap((noun) => noun.timers?.(platform) ?? []));
  for (const noun of nouns)
    for (const consumer of noun.consumers?.(platform) ?? []) store.consume(consumer);
};

const open = async (options: StartOptions, closing: Closing): Promise<Omit<Running, 'close'>> => {
  const { config, log, client } = options;
  const address = await openDatabase(options, closing);
  const sql = connect(address, CONNECTIONS, STATEMENT_MS);
  closing.add(() => sql.end({ timeout: 5 }));
  const turns = connect(address, 1, STATEMENT_MS);
  closing.add(() => turns.end({ timeout: 5 }));
  await migrate(sql);
  await assertOneSecret(sql);
  const storage = await openStorage(options, closing);
  const report = (message: string, error: unknown) => log.error({ error }, message);
  const store = await Store.open({ address, projections, storage, report });
  closing.add(() => store.close());

  const clock = await Clock.open(sql, log, () => store.lookAgain());
  closing.add(clock.end);
  const { now, ahead } = clock;
  const secrets = await loadSecrets(sql);
  const tokens = new Tokens(sql);
  const sessions = new SessionRegistry(sql, tokens, (session, generation, at) =>
    keepTokenUsed(store, session, generation, at),
  );
  const staffSessions = new StaffSessions(sql, store);
  const presence = new PresenceRegistry(now);
  const { REDIS_URL: redis } = config;
  const opened =
    redis === undefined ? undefined : (await import('./realtime/redis')).openRedis(redis, log);
  if (opened !== undefined) closing.add(opened.close);
  const identify = async (token: string | undefined) =>
    token === undefined ? undefined : sessions.of(token, now());
  const relations = new RelationPolicy(store, sql);
  const homes = new Homes(secrets);
  const headers = headersAt(config.PUBLIC_URL);
  const lines = new LineRefusals(headers);
  const passing = new Passing({
    homes,
    secrets,
    identify: (req) => identify(tokenOf(req)),
    lines,
    log,
  });
  const rooms = createRooms({
    authenticate: identify,
    isDeaf: async (room, player) => {
      const owner = playerOfRoom(room);
      return owner !== undefined && (await relations.hiddenFrom(owner)).has(player);
    },
    newToken: () => homes.nameHere(),
    now,
    log,
    ...(opened === undefined ? {} : { redis: opened.redis }),
  });
  const hub = createHub({
    authenticate: async (token, req) => {
      const voucher = passing.voucherOf(req);
      return voucher === undefined ? identify(token) : voucher.caller;
    },
    newToken: () => homes.nameHere(),
    missed: async (player, after, limit) =>
      enrichment.whole(player, await store.facts(`player:${player}`, after, limit)),
    lastNumber: (player) => store.lastFact(`player:${player}`),
    presence,
    headers,
    now,
    log,
  });

  const offers = new Offers();
  const platform: Platform = {
    config,
    now,
    sql,
    store,
    secrets,
    attempts: new Attempts(sql, config.RATE_LIMITS),
    tokens,
    sessions,
    staffSessions,
    viewings: new Viewings(sql, tokens, staffSessions),
    presence,
    relations,
    standings: new Standings(sql),
    typing: new TypingRegistry(now),
    rooms,
    log,
    look: new LookRegistry(shippedLook(config.APP_NAME)),
    catalogue: (options.catalogue ?? catalogueWith(config.SUPPLIERS)).shownBy((game) =>
      offers.shownOf(game),
    ),
    caps: new Caps(sql, turns),
    stakes: new Stakes(),
    suppliers: new SupplierRegistry(config.SUPPLIERS, secrets),
    payments: await openProvider({ config, sql, secrets, around: options.payments }),
    push: options.push ?? webPushSender(pushKeysOf(secrets), config.PUBLIC_URL),
    personal: nouns.flatMap((noun) => noun.personal ?? []),
    flights: new Flights({ store, secrets, now }, options.pace),
    countries: await loadCountries(),
    jurisdictions: new Jurisdictions(now),
    offers,
    affiliates: new Affiliates(),
    holidays: new Holidays(),
    achievements: new Achievements(),
    missions: new Missions(),
    scratchers: new Scratchers(),
    templates: new Templates(),
    statements: new Statements(),
    timings: new Timings(),
  };
  const enrichment = new Enrichment(
    platform.relations,
    byHandler(nouns.map((noun) => noun.enriches?.(platform))),
  );
  await run(platform, hub, enrichment, closing);

  let isOpen = true;
  const { patience = defaultPatience } = options;
  const app = await build({
    platform,
    log,
    client,
    storage,
    isOpen: () => isOpen,
    ahead,
    patience,
  });
  app.server.on('upgrade', (request, socket, head) => {
    if (isForeign(request, config.PUBLIC_URL)) return lines.refuseUpgrade(socket, 'forbidden');
    if (passing.handleUpgrade(request, socket, head)) return;
    if (hub.handleUpgrade(request, socket, head)) return;
    if (rooms.handleUpgrade(request, socket, head)) return;
    lines.refuseUpgrade(socket, 'not-found');
  });
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (!hub.isFor(raw) && !rooms.isFor(raw)) return;
    if (isForeign(raw, config.PUBLIC_URL)) return sendProblem(reply, problem('forbidden'));
    const takers = [passing, hub, rooms];
    if (takers.some((taker) => taker.handleRequest(raw, reply.raw))) reply.hijack();
  });
  // Before the server closes: it waits for upgraded connections that it cannot end itself.
  app.addHook('preClose', async () => {
    passing.close();
    await Promise.all([hub.close(), rooms.close()]);
  });
  if (config.DEMO) await openDemo(app, platform);
  closing.add(() => {
    isOpen = false;
    return app.close();
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  const { port } = app.server.address() as AddressInfo;
  homes.settle(config.PEER_URL ?? addressHere(config.HOST, port));
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
