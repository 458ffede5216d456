import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Call } from '../../contract/call';
import {
  API_PREFIX,
  FACT_NUMBER_HEADER,
  NEWCOMER_MS,
  PLAYER_PREFIX,
  STAFF_FRESH_MS,
} from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import { mayStaff } from '../../contract/staff.rules';
import { SIGNATURE_HEADER, type Signed, TIMESTAMP_HEADER } from '../supplier/supplier.signature';
import { isForged } from './forgery';
import type { Limiter } from './limiter';
import { isLocal } from './local';
import { FOREVER, sendPacked } from './packed';
import { Desk, type Patience } from './patience';
import { placeOf } from './place';
import { isPlain } from './plain';
import { sendProblem } from './problem';
import { type RefusalLog, Refusals } from './refusals';
import {
  type Asked,
  type Caller,
  isForViewer,
  isRefused,
  type PackedAnswer,
  type Route,
  type StaffCaller,
} from './route';

export interface ApiDeps {
  readonly limiter: Limiter;
  /** The player behind a bearer token, or undefined when it is bad, expired or revoked. */
  readonly authenticate: (token: string, call: Call) => Promise<Caller | undefined>;
  /** The member of staff behind a bearer token, whose session was used lately. */
  readonly authenticateStaff: (token: string, call: Call) => Promise<StaffCaller | undefined>;
  /** Whether the third party that the path names signed these very bytes. */
  readonly isSigned: (supplier: string, signed: Signed, signature: string, now: number) => boolean;
  /** The number of the player's newest private message, at most. */
  readonly factNumberOf: (player: string) => Promise<number>;
  readonly now: () => Date;
  /** Whether there is no room to keep what a command would bring. */
  readonly isFull: () => boolean;
  readonly patience: Patience;
  /** A call was answered, refused or not, after so many milliseconds. */
  readonly timed: (call: string, ms: number) => void;
  readonly log: RefusalLog;
}

/** The bodies of third parties' requests as they came: what was signed is bytes, not JSON. */
const bodies = new WeakMap<FastifyRequest, string>();

const players = new WeakMap<FastifyRequest, string>();

/** Whose the request is, as soon as that is known. */
export const playerOf = (request: FastifyRequest): string | undefined => players.get(request);

const textHeader = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** The supplier behind a signed request. */
const supplierOf = (deps: ApiDeps, request: FastifyRequest): string | undefined => {
  const { supplier = '' } = request.params as { supplier?: string };
  const signed = {
    timestamp: textHeader(request, TIMESTAMP_HEADER),
    path: request.url,
    body: bodies.get(request) ?? '',
  };
  const signature = textHeader(request, SIGNATURE_HEADER);
  return deps.isSigned(supplier, signed, signature, deps.now().getTime()) ? supplier : undefined;
};

/** How many times as long what carries a picture may take: it is drawn anew. */
const LARGE = 5;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_:.-]{8,200}$/;
const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]{1,4000})$/;

type Read<T> = { value: T } | { refused: Problem };

/** Parses one part of the request; a misfit names its first field and reason. */
const fit = (part: string, schema: z.ZodMiniType | undefined, given: unknown): Read<unknown> => {
  if (schema === undefined) return { value: undefined };
  const parsed = z.safeParse(schema, given);
  if (parsed.success) {
    if (isPlain(parsed.data)) return { value: parsed.data };
    return { refused: problem('body-invalid', { field: part, reason: 'text cannot be stored' }) };
  }
  const issue = parsed.error.issues[0];
  const field = [part, ...(issue?.path ?? [])].map(String).join('.');
  return { refused: problem('body-invalid', { field, reason: issue?.message ?? 'invalid' }) };
};

/** Who asks; a token that is given but not good is refused even where none is needed, and who only looks may only read. */
const callerOf = async (
  deps: ApiDeps,
  call: Call,
  request: FastifyRequest,
): Promise<Read<Caller | undefined>> => {
  const header = request.headers.authorization;
  if (header === undefined) {
    return call.audience === 'anyone'
      ? { value: undefined }
      : { refused: problem('not-signed-in') };
  }
  const token = BEARER.exec(header)?.[1];
  const caller = token === undefined ? undefined : await deps.authenticate(token, call);
  if (caller === undefined) return { refused: problem('token-expired') };
  players.set(request, caller.player);
  if (caller.viewer !== undefined && !isForViewer(call)) return { refused: problem('looking') };
  if (call.audience === 'verified' && !caller.verified) return { refused: problem('forbidden') };
  return { value: caller };
};

/** Who of staff asks, and may; to a player no such address is there. */
const staffOf = async (
  deps: ApiDeps,
  call: Call,
  request: FastifyRequest,
): Promise<Read<StaffCaller>> => {
  const header = request.headers.authorization;
  if (header === undefined) return { refused: problem('not-signed-in') };
  const token = BEARER.exec(header)?.[1] ?? '';
  const member = await deps.authenticateStaff(token, call);
  if (member !== undefined) {
    if (call.staff === undefined || !mayStaff(member.grants, call.staff))
      return { refused: problem('forbidden') };
    const proved = deps.now().getTime() - Date.parse(member.provedAt);
    return call.isFresh && proved > STAFF_FRESH_MS
      ? { refused: problem('factor-stale') }
      : { value: member };
  }
  const player = await deps.authenticate(token, call);
  return { refused: problem(player === undefined ? 'token-expired' : 'not-found') };
};

const fingerprint = (call: Call, parts: readonly unknown[]): string =>
  createHash('sha256').update(call.name).update(JSON.stringify(parts)).digest('base64url');

interface Admitted {
  readonly caller: Caller | StaffCaller | undefined;
  /** Whose numbered facts the answer is compared with. */
  readonly player: string | undefined;
  /** Whose buckets and idempotency keys these are. */
  readonly who: string;
  readonly now: Date;
  /** Takes back what the request was charged. */
  readonly pardon: () => Promise<void>;
}

/** Who was admitted before their body was read. */
const early = new WeakMap<FastifyRequest, Admitted>();

/** Whether the request may be made at all, whatever its body says. */
const admit = async (
  deps: ApiDeps,
  call: Call,
  request: FastifyRequest,
): Promise<Admitted | { refused: Problem }> => {
  if (isForged(request)) return { refused: problem('csrf-failed') };
  if (call.kind === 'command' && deps.isFull()) return { refused: problem('storage-full') };
  const supplier = call.audience === 'supplier' ? supplierOf(deps, request) : undefined;
  if (call.audience === 'supplier' && supplier === undefined) {
    return { refused: problem('signature-invalid') };
  }
  const staff = call.audience === 'staff' ? await staffOf(deps, call, request) : undefined;
  if (staff !== undefined && 'refused' in staff) return staff;
  const isPlayers = supplier === undefined && staff === undefined;
  const caller = isPlayers ? await callerOf(deps, call, request) : { value: undefined };
  if ('refused' in caller) return caller;
  const now = deps.now();
  const known = supplier ?? staff?.value.staff ?? caller.value?.viewer ?? caller.value?.player;
  const buckets = [
    ...bucketsOf(call, placeOf(request.ip), known),
    ...newcomersOf(call, caller.value, now.getTime()),
  ];
  for (const { of, key } of buckets) {
    const wait = await deps.limiter.refusal(of, key, now.getTime());
    if (wait !== undefined) return { refused: problem('rate-limited', { retryAfter: wait }) };
  }
  const pardon = async () => {
    for (const { of, key } of buckets) await deps.limiter.pardon(of, key);
  };
  const player = caller.value?.player;
  return { caller: staff?.value ?? caller.value, player, who: known ?? request.ip, now, pardon };
};

/** What a request draws from, each bucket once: where it comes from, and who makes it. */
const bucketsOf = (call: Call, place: string, known: string | undefined) => {
  const own = { of: call.rate, key: `${known ?? place} ${call.name}` };
  if (call.rate !== 'auth') return [own];
  const shared = { of: 'place' as const, key: `${place} ${call.name}` };
  return known === undefined ? [shared] : [shared, own];
};

/** All that somebody says to others on their first day draws from one more. */
const newcomersOf = (call: Call, caller: Caller | undefined, now: number) =>
  call.speaks && caller !== undefined && now - caller.joined < NEWCOMER_MS
    ? [{ of: 'newcomer' as const, key: caller.player }]
    : [];

const answerTo = async (
  route: Route,
  request: FastifyRequest,
  { caller, who, now, pardon }: Admitted,
): Promise<{ answer: unknown } | { refused: Problem }> => {
  const { call } = route;
  const params = fit('path', call.params, request.params);
  if ('refused' in params) return { refused: problem('not-found', params.refused.params) };
  const query = fit('query', call.query, request.query);
  if ('refused' in query) return query;
  const body = fit(
    'body',
    call.body,
    request.method === 'GET' ? request.query : (request.body ?? {}),
  );
  if ('refused' in body) return body;
  const given = request.headers['idempotency-key'];
  if (given !== undefined && (typeof given !== 'string' || !IDEMPOTENCY_KEY.test(given))) {
    return { refused: problem('header-invalid', { field: 'Idempotency-Key' }) };
  }
  const asked: Asked<Call> = {
    params: params.value as never,
    query: query.value as never,
    body: body.value as never,
    caller: caller as never,
    address: request.ip,
    isLocal: isLocal(request),
    agent: request.headers['user-agent'],
    now: now.toISOString(),
    pardon,
    key: {
      scope: `${call.name} ${who}`,
      value: given ?? request.id,
      fingerprint: fingerprint(call, [params.value, query.value, body.value]),
    },
  };
  const answer = await route.answer(asked);
  return isRefused(answer) ? answer : { answer };
};

/** `/games/:id` at each of its addresses: the canonical path and the group A aliases. */
export const addressesOf = (call: Call): { method: Call['method']; url: string }[] => [
  { method: call.method, url: API_PREFIX + call.path },
  ...(call.aliases ?? []).map(({ method, path }) => ({ method, url: PLAYER_PREFIX + path })),
];

/** What a call whose answer is a file answers. */
interface FileAnswer {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Header fields take no other signs plainly (RFC 8187). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A private file is saved, never opened as a page of this origin, and kept by nobody. */
const sendFile = (reply: FastifyReply, type: string, { name, bytes }: FileAnswer) =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
    })
    .type(type)
    .send(Buffer.from(bytes));

/** Registers every route of the platform, at all its addresses. */
export const registerApi = (
  app: FastifyInstance,
  deps: ApiDeps,
  routes: readonly Route[],
): void => {
  const desk = new Desk(deps.patience);
  const refusals = new Refusals(deps.log, deps.now().getTime());
  for (const route of routes) {
    const { bytes } = route.call;
    const times = bytes === undefined ? 1 : LARGE;
    const refuse = (request: FastifyRequest, reply: FastifyReply, refused: Problem) => {
      const about = {
        call: route.call.name,
        player: playerOf(request),
        place: placeOf(request.ip),
        request: request.id,
      };
      refusals.note(refused, about, deps.now().getTime());
      return sendProblem(reply, refused);
    };
    const resultOf = async (request: FastifyRequest, reply: FastifyReply) => {
      const admitted = early.get(request) ?? (await admit(deps, route.call, request));
      const player = 'refused' in admitted ? undefined : admitted.player;
      // Before the answer is read: what is told after this number may not be in it.
      if (player !== undefined && !route.isPacked)
        reply.header(FACT_NUMBER_HEADER, await deps.factNumberOf(player));
      return 'refused' in admitted ? admitted : answerTo(route, request, admitted);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const result = await desk.answer(() => resultOf(request, reply), times);
      if ('refused' in result) return refuse(request, reply, result.refused);
      if (route.isPacked) {
        const { file, isForever } = result.answer as PackedAnswer;
        if (isForever) void reply.header('cache-control', FOREVER);
        return sendPacked(request, reply, file);
      }
      return route.call.file === undefined
        ? reply.send(result.answer)
        : sendFile(reply, route.call.file, result.answer as FileAnswer);
    };
    // A large body is not even read for somebody who may not send it.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      const admitted = await desk.answer(() => admit(deps, route.call, request), times);
      if ('refused' in admitted) return refuse(request, reply, admitted.refused);
      early.set(request, admitted);
      return undefined;
    };
    const onResponse = async (_: FastifyRequest, reply: FastifyReply) =>
      deps.timed(route.call.name, reply.elapsedTime);
    const limit = {
      onResponse,
      ...(bytes !== undefined && { bodyLimit: bytes, onRequest }),
    };
    for (const { method, url } of addressesOf(route.call)) {
      if (route.call.audience !== 'supplier') app.route({ method, url, handler, ...limit });
      else
        void app.register(async (scope) =>
          keepingBody(scope).route({ method, url, handler, onResponse }),
        );
    }
  }
  refuseOtherMethods(app, routes);
};

/** A path that is ours says which methods it takes to whoever asks with another. */
const refuseOtherMethods = (app: FastifyInstance, routes: readonly Route[]): void => {
  const taken = new Map<string, Set<string>>();
  for (const { method, url } of routes.flatMap(({ call }) => addressesOf(call))) {
    // Names of parameters make no other path.
    const path = url.replace(/:\w+/g, ':id');
    const methods = taken.get(path) ?? new Set();
    taken.set(path, methods.add(method));
  }
  for (const [url, methods] of taken) {
    const allow = [...methods].toSorted().join(', ');
    app.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url,
      // Whose body nobody reads may hold anything.
      onRequest: async (_request, reply) =>
        sendProblem(reply.header('allow', allow), problem('method-unknown')),
      handler: async () => undefined,
    });
  }
};

/** Routes of this scope keep the text of the body beside what it says. */
const keepingBody = (scope: FastifyInstance): FastifyInstance => {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      bodies.set(request, body);
      void parse(request, body, done);
    },
  );
  return scope;
};
