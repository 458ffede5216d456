import { MethodError } from './method';

/** What a client streams to a method, read once and in order; `max` items may wait. */
export class Incoming implements AsyncIterable<unknown> {
  #items: unknown[] = [];
  #ended = false;
  #error: Error | undefined;
  #wake: () => void = () => undefined;

  constructor(readonly max: number) {}

  push(item: unknown): void {
    if (this.#ended) return;
    if (this.#items.length >= this.max) {
      this.#items = [];
      this.end(new MethodError('Too many items wait.'));
      return;
    }
    this.#items.push(item);
    this.#wake();
  }

  end(error?: Error): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown> {
    for (;;) {
      if (this.#items.length > 0) yield this.#items.shift();
      else if (this.#error !== undefined) throw this.#error;
      else if (this.#ended) return;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
    }
  }
}
