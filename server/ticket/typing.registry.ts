import { TICKET_TYPING_MS } from '../../contract/limits';
import type { Typist } from '../../contract/ticket';

/** What one process tells the others: somebody types in a ticket, or has stopped. */
export interface Stroke {
  ticket: string;
  /** A member of staff by their id; whoever asked is one, however many tabs they have. */
  who: string;
  /** Absent once it was sent. */
  typist?: Typist;
}

/** Whoever asked the ticket: player or guest. */
export const ASKER = 'asker';

interface Kept {
  ticket: string;
  who: string;
  typist: Typist;
  until: number;
}

/**
 * Who types in which ticket, as this process knows it. It is in memory only, and forgotten unless it
 * is said again [decision 185].
 */
export class TypingRegistry {
  /** The one that was said last stands last. */
  readonly #kept = new Map<string, Kept>();

  constructor(readonly now: () => number) {}

  hear({ ticket, who, typist }: Stroke): void {
    this.#forget();
    const key = `${ticket} ${who}`;
    this.#kept.delete(key);
    if (typist === undefined) return;
    this.#kept.set(key, { ticket, who, typist, until: this.now() + TICKET_TYPING_MS });
  }

  /** Everybody who types in a ticket but this one. */
  of(ticket: string, but: string): Typist[] {
    this.#forget();
    return [...this.#kept.values()]
      .filter((one) => one.ticket === ticket && one.who !== but)
      .map(({ typist }) => typist);
  }

  has(ticket: string, who: string): boolean {
    this.#forget();
    return this.#kept.has(`${ticket} ${who}`);
  }

  #forget(): void {
    const now = this.now();
    for (const [key, { until }] of this.#kept) {
      if (until > now) return;
      this.#kept.delete(key);
    }
  }
}
