import type { Frame } from './frame';

/** Who a token speaks for; `expiresAt` in ms since the epoch. */
export interface Principal {
  readonly user: string;
  /** Of which of the user's sign-ins: what it began no other may go on with. */
  readonly session: string;
  readonly expiresAt: number;
}

/** One connected client, as methods and whoever else speaks to it see it. */
export interface Client {
  readonly id: string;
  readonly principal: Principal;
  /** Whether what is sent reaches it, now or when its line is back. */
  readonly opened: boolean;
  send(frame: Frame): void;
  /** Resolves when what waits for the client is little enough to send more. */
  eased(): Promise<void>;
  /** Invokes a method of the client; rejects with what it refused, or when it is gone. */
  ask(target: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Ends at once; what is waiting is dropped. The client comes back. */
  cut(why: string): void;
}

/** An invocation by a client, as a method gets it. */
export interface Call {
  readonly client: Client;
  readonly args: readonly unknown[];
  /** What the client streams with it, in the order in which it named them. */
  readonly streams: readonly AsyncIterable<unknown>[];
  /** Aborted when the client wants no more of it, or is gone. */
  readonly signal: AbortSignal;
  /** Answers before the method is done, for what has to come after its answer. */
  answer(result: unknown): void;
}

/** What a client may invoke: for one result, or for a stream of them. */
export type Method =
  | { readonly invoke: (call: Call) => unknown }
  | { readonly stream: (call: Call) => AsyncIterable<unknown> };

/** What a method throws for its caller to read; of anything else a caller learns only that it failed. */
export class MethodError extends Error {}

/** Why an invocation of the client came to nothing: what it refused, or that it is gone. */
export class AskError extends Error {}
