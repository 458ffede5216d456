import type { Store } from './store';
import type { StoredEvent, Stream } from './stream';

/** The state of a stream that every process keeps in its memory, for what is looked up all the time. */
export class Kept<State, Event extends StoredEvent> {
  #state: State;

  constructor(readonly stream: Stream<State, Event>) {
    this.#state = stream.kind.initial;
  }

  get state(): State {
    return this.#state;
  }

  /** Reads what was recorded before this process began. */
  async read(store: Pick<Store, 'load'>): Promise<void> {
    this.#state = await store.load(this.stream);
  }

  /** Takes an event as the log tells it: once each, in their order. */
  turn(event: Event): void {
    this.#state = this.stream.kind.evolve(this.#state, event);
  }
}
