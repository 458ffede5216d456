import ky from 'ky';
import type { EventObject } from 'xstate';
import * as z from 'zod/mini';
import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '../../contract/call';
import { FACT_NUMBER_HEADER, FORGERY_COOKIE, FORGERY_HEADER } from '../../contract/limits';
import type { Problem } from '../../contract/problems';
import { addressOf, questionOf } from '../../contract/question.rules';
import { claimsOf } from '../../machines/auth/session.rules';
import type { Adapter } from '../../machines/kit/port';
import type { OutboxGiven } from '../../machines/outbox/outbox.calls';
import { readCookie } from './cookie';
import { takeFact } from './facts';
import { newKey } from './key';
import { factNumbers } from './numbers';
import type { OutboxSource } from './outbox/outbox.store';

const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const RETRY_MAX_MS = 1_000;
/** A request that outlives its page may carry this much and no more: the browser refuses it. */
const KEPT_ALIVE_MAX = 60_000;
/** What is larger may take as long as a slow line needs. */
const LARGE_TIMEOUT_MS = 120_000;
const UNAVAILABLE = 500;
const UNAUTHORIZED = 401;

/** What a call is given. `key` and `token` stand in for the ones that are made and stored. */
export interface Given<C extends Call> {
  params?: ParamsOf<C>;
  query?: Partial<QueryOf<C>>;
  body?: BodyOf<C>;
  key?: string;
  token?: string;
}

/** How a port's question becomes a call, and the call's answer a fact. */
export interface Asking<
  C extends Call,
  Input,
  Fact extends EventObject,
  Refusal extends EventObject,
> {
  given?: (input: Input) => Given<C>;
  answered: (answer: AnswerOf<C>, input: Input) => Fact;
  /** Undefined, or absent: the refusal counts as a broken transport. */
  refused?: (problem: Problem, input: Input) => Refusal | undefined;
}

/**
 * A port's adapter that makes one call. Leaving the state breaks off a read and an upload; what
 * else a player has begun is done, though its place may be gone from the page.
 */
export type Asks = <
  C extends Call,
  Input,
  Fact extends EventObject,
  Refusal extends EventObject = never,
>(
  port: string,
  call: C,
  asking: Asking<C, Input, Fact, Refusal>,
) => Adapter<Input, Fact | Refusal>;

type Answer = { value: unknown } | { problem: Problem };

const headersOf = (call: Call, given: Given<Call>, token: string | undefined) => {
  const forgery = call.method === 'GET' ? undefined : readCookie(FORGERY_COOKIE);
  return {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(forgery === undefined ? {} : { [FORGERY_HEADER]: forgery }),
    ...(call.kind === 'command' ? { 'Idempotency-Key': given.key ?? newKey() } : {}),
  };
};

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

/** An answer that does not fit its schema is a broken transport; looked at while developing only. */
const fits = (call: Call, value: unknown): boolean =>
  import.meta.env.DEV && call.out !== undefined
    ? z.safeParse(call.out, value).success
    : typeof value === 'object' && value !== null;

const fileOf = async (response: Response) => {
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name: decodeURIComponent(name), bytes: new Uint8Array(await response.arrayBuffer()) };
};

const request = async (
  call: Call,
  given: Given<Call>,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Answer> => {
  const hasBody = call.body !== undefined && call.method !== 'GET';
  const text = hasBody ? JSON.stringify(given.body ?? {}) : '';
  const isLarge = text.length > KEPT_ALIVE_MAX;
  const response = await ky(addressOf(call, given), {
    method: call.method,
    headers: {
      ...headersOf(call, given, token),
      ...(hasBody && { 'Content-Type': 'application/json' }),
    },
    ...(hasBody && { body: text }),
    // A command that was begun reaches the server even when the page is closed behind it.
    keepalive: call.kind === 'command' && !isLarge,
    signal,
    throwHttpErrors: false,
    timeout: isLarge ? LARGE_TIMEOUT_MS : TIMEOUT_MS,
    // Headers are made once, so a repeated command bears the same key and happens once.
    retry: {
      limit: RETRIES,
      methods: ['get', 'post', 'put', 'delete'],
      backoffLimit: RETRY_MAX_MS,
    },
  });
  const player = claimsOf(token)?.sub;
  const number = response.headers.get(FACT_NUMBER_HEADER);
  if (player !== undefined && number !== null) factNumbers.note(player, Number(number));
  if (response.ok && call.file !== undefined) return { value: await fileOf(response) };
  const value: unknown = await response.json();
  if (response.ok && fits(call, value)) return { value };
  if (!response.ok && response.status < UNAVAILABLE && isProblem(value)) return { problem: value };
  throw new Error(`${call.name}: no answer that can be read`);
};

/**
 * The API as ports see it [§7]. `tokenOf` reads the stored token; a read that anybody may make is
 * asked again without it when it is refused: a dead token must not hide the public product. What
 * may wait is put down in `outbox` before it is made: a page that dies in between loses nothing.
 * What a guest's page brought along is not asked for.
 */
export const openApi = (tokenOf: () => string | undefined, outbox?: OutboxSource): Asks => {
  const ask = async (call: Call, given: Given<Call>, signal: AbortSignal): Promise<Answer> => {
    const token = given.token ?? tokenOf();
    const isGuests = token === undefined && call.kind === 'read';
    const fact = isGuests ? takeFact(questionOf(call, given)) : undefined;
    if (fact !== undefined) return { value: fact };
    const answer = await request(call, given, token, signal);
    const isDead = 'problem' in answer && answer.problem.status === UNAUTHORIZED;
    return isDead && token !== undefined && call.audience === 'anyone' && call.kind === 'read'
      ? request(call, given, undefined, signal)
      : answer;
  };
  return (port, call, { given, answered, refused }) =>
    (input, answer) => {
      const leave = new AbortController();
      const isBrokenOff = call.kind === 'read' || call.bytes !== undefined;
      const { signal } = isBrokenOff ? leave : new AbortController();
      const whole = (given?.(input) ?? {}) as Given<Call>;
      const attempt = async () => {
        const source = call.kind === 'command' ? outbox?.() : undefined;
        // A store that is there is not waited for: the page may end before the next turn.
        const store = source instanceof Promise ? await source.catch(() => undefined) : source;
        const kept = store?.begin(call.name, whole as OutboxGiven, newKey());
        const failed = { type: 'port.failed', port, ...(kept && { kept: kept.id }) } as const;
        if (kept?.waits) return failed;
        try {
          const result = await ask(call, { ...whole, ...(kept && { key: kept.id }) }, signal);
          kept?.settle();
          return 'value' in result
            ? answered(result.value as AnswerOf<typeof call>, input)
            : (refused?.(result.problem, input) ?? failed);
        } catch {
          kept?.keep();
          return failed;
        }
      };
      void attempt().then((fact) => {
        if (!leave.signal.aborted) answer(fact);
      });
      return () => leave.abort();
    };
};
