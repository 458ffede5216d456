import { Frame } from './frame';
import { Incoming } from './incoming';
import type { Limits } from './limits';
import { AskError, type Call, type Client, type Method, MethodError } from './method';
import {
  type Completion,
  type Invocation,
  type Outcome,
  type StreamItem,
  writeCompletion,
  writeInvocation,
  writeStreamItem,
} from './protocol';

export interface CallsHost {
  readonly methods: ReadonlyMap<string, Method>;
  readonly limits: Pick<Limits, 'calls' | 'items'>;
  warn(error: unknown): void;
}

interface Asked {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const gone = 'The client is gone.';

/** What is under way on one connection: invocations of either side, and the streams of both. */
export class Calls {
  readonly #running = new Set<AbortController>();
  readonly #named = new Map<string, AbortController>();
  readonly #incoming = new Map<string, Incoming>();
  readonly #asked = new Map<string, Asked>();
  #asks = 0;

  constructor(
    readonly client: Client,
    readonly host: CallsHost,
  ) {}

  /** A client's invocation: runs the method and completes it. */
  invoked(invocation: Invocation): void {
    const { invocationId: id, streamIds } = invocation;
    const method = this.host.methods.get(invocation.target);
    const refusal = this.#refusalOf(method, invocation);
    if (refusal !== undefined || method === undefined)
      return this.#complete(id, { error: refusal ?? '' });
    const abort = new AbortController();
    this.#running.add(abort);
    if (id !== undefined) this.#named.set(id, abort);
    const streams = streamIds.map((stream) => {
      const incoming = new Incoming(this.host.limits.items);
      this.#incoming.set(stream, incoming);
      return incoming;
    });
    void this.#run(method, invocation, streams, abort.signal).finally(() => {
      this.#running.delete(abort);
      if (id !== undefined) this.#named.delete(id);
      for (const stream of streamIds) this.#incoming.delete(stream);
    });
  }

  /** One of a stream; of one that nobody reads any more it is dropped. */
  heard({ id, item }: StreamItem): void {
    this.#incoming.get(id)?.push(item);
  }

  completed({ id, result, error }: Completion): void {
    this.#incoming.get(id)?.end(error === undefined ? undefined : new MethodError(error));
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new AskError(error));
  }

  cancelled(id: string): void {
    this.#named.get(id)?.abort();
  }

  ask(target: string, args: readonly unknown[]): Promise<unknown> {
    if (!this.client.opened) return Promise.reject(new AskError(gone));
    this.#asks += 1;
    // Clients number the streams that they complete by the same kind of message.
    const id = `s${this.#asks}`;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.client.send(new Frame(writeInvocation(target, args, id), true));
    });
  }

  /** The client is gone: nothing of it goes on. */
  end(): void {
    for (const abort of this.#running) abort.abort();
    for (const incoming of this.#incoming.values()) incoming.end(new MethodError(gone));
    for (const { reject } of this.#asked.values()) reject(new AskError(gone));
    this.#asked.clear();
  }

  #refusalOf(method: Method | undefined, invocation: Invocation): string | undefined {
    const { invocationId: id = '', streaming, streamIds } = invocation;
    if (method === undefined) return 'There is no such method.';
    if (streaming !== 'stream' in method)
      return streaming ? 'The method answers no stream.' : 'The method answers a stream.';
    if (this.#running.size >= this.host.limits.calls) return 'Too many calls at once.';
    const isTaken = this.#named.has(id) || streamIds.some((stream) => this.#incoming.has(stream));
    return isTaken ? 'The id is in use.' : undefined;
  }

  async #run(
    method: Method,
    { target, arguments: args, invocationId: id }: Invocation,
    streams: readonly Incoming[],
    signal: AbortSignal,
  ): Promise<void> {
    let answered = false;
    const answer = (result: unknown): void => {
      answered = true;
      this.#complete(id, result === undefined ? {} : { result });
    };
    const call: Call = { client: this.client, args, streams, signal, answer };
    try {
      const result: unknown =
        'stream' in method
          ? await this.#pour(method.stream(call), id ?? '', signal)
          : await method.invoke(call);
      if (!answered) answer(result);
    } catch (error) {
      if (!(error instanceof MethodError)) this.host.warn(error);
      const says = error instanceof MethodError ? error.message : `${target} failed.`;
      if (!answered) this.#complete(id, { error: says });
    }
  }

  /** Sends what a method yields as fast as the client takes it, until it wants no more. */
  async #pour(source: AsyncIterable<unknown>, id: string, signal: AbortSignal): Promise<void> {
    const items = source[Symbol.asyncIterator]();
    let stop = (): void => undefined;
    signal.addEventListener('abort', () => stop());
    const unlessStopped = <T>(work: Promise<T>): Promise<T | undefined> =>
      new Promise((resolve, reject) => {
        stop = () => resolve(undefined);
        work.then(resolve, reject);
      });
    while (!signal.aborted) {
      const next = await unlessStopped(items.next());
      if (next?.done === true) return;
      if (next === undefined || signal.aborted) break;
      this.client.send(new Frame(writeStreamItem(id, next.value), true));
      await unlessStopped(this.client.eased());
    }
    // Not waited for: a method that does not look at its signal may never come to its end.
    items.return?.().catch(() => undefined);
  }

  #complete(id: string | undefined, outcome: Outcome): void {
    if (id !== undefined) this.client.send(new Frame(writeCompletion(id, outcome), true));
  }
}
