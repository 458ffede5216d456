import type * as z from 'zod/mini';
import type { ProblemCode } from './problems';
import type { Stance } from './protection.rules';
import type { StaffNeed } from './staff.rules';

type Schema = z.ZodMiniType;

/**
 * Who may make a call: anybody, a signed-in player, a signed-in player with a verified identity,
 * the third party that the path names, by its signature, or a member of staff as the grid says.
 */
export type Audience = 'anyone' | 'player' | 'verified' | 'supplier' | 'staff';

/** Which token bucket a call draws from; the sizes are the operator's. */
export type RateClass = 'read' | 'write' | 'upload' | 'auth' | 'play' | 'supplier';

/**
 * One call of §7: the server registers a route from it, the client makes a request from it,
 * OpenAPI is printed from it. `path` hangs below `/api`; `aliases` are the group A paths that
 * answer with the same handler, below `/api/v1.0/player` [decision 2]. A built page keeps only the
 * name, method, path, audience, kind and whether there is a body: there, nothing may read the rest.
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Out extends Schema | undefined = Schema | undefined,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly aliases?: readonly { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/${string}` }[];
  readonly audience: Audience;
  /** A read is safe to retry; a command takes an Idempotency-Key [decision 5]. */
  readonly kind: 'read' | 'command';
  readonly rate: RateClass;
  /** It is said to other people: who has just joined may do so less often [decision 140]. */
  readonly speaks?: true;
  /** What it is to the protection of who plays: a call that does not say is none [decision 126]. */
  readonly stance: Stance;
  /** What it needs of a member of staff; every call of staff says so, and no other [decision 141]. */
  readonly staff?: StaffNeed;
  /** The page asks it by itself: it keeps no session of staff awake [decision 185]. */
  readonly isBeat?: true;
  /** So dangerous that the member's second factor must be fresh [decision 145]. */
  readonly isFresh?: true;
  /** Said between players, or a whole export: whoever of staff looks at a page reads it not [decision 189]. */
  readonly isSealed?: true;
  /** Its token may be one that was exchanged already: the call finds out [decision 79]. */
  readonly renews?: true;
  /** Largest body in bytes, where it may be larger than others. */
  readonly bytes?: number;
  /** Its answer is the bytes of a file of this type, not JSON; `out` is then `{ name, bytes }`. */
  readonly file?: 'application/pdf';
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly out?: Out;
  /** The refusals beyond those every call can give (schema, sign-in, rate, size). */
  readonly refusals: readonly ProblemCode[];
  /** The section of the specification it comes from. */
  readonly spec: string;
  readonly says: string;
}

export const call = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Out extends Schema | undefined = undefined,
>(
  described: Call<Params, Query, Body, Out>,
): Call<Params, Query, Body, Out> => described;

/** A call of staff: it says what it needs of the grid, or it is none. */
export const staffCall = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Out extends Schema | undefined = undefined,
>(
  described: Call<Params, Query, Body, Out> & {
    readonly audience: 'staff';
    readonly staff: StaffNeed;
  },
): Call<Params, Query, Body, Out> & { readonly audience: 'staff' } => described;

type Of<S> = S extends Schema ? z.infer<S> : undefined;
export type ParamsOf<C> = C extends Call<infer P, infer _Q, infer _B, infer _O> ? Of<P> : never;
export type QueryOf<C> = C extends Call<infer _P, infer Q, infer _B, infer _O> ? Of<Q> : never;
export type BodyOf<C> = C extends Call<infer _P, infer _Q, infer B, infer _O> ? Of<B> : never;
export type AnswerOf<C> = C extends Call<infer _P, infer _Q, infer _B, infer O> ? Of<O> : never;
