import { PRESENCE_RECENT_MS } from '../../contract/limits';

export type PresenceState = 'online' | 'recent' | 'offline';

/**
 * Who is here [§4, decision 19]: online while a hub connection lives, recent for five minutes
 * after the last one closed. Kept by this process for the connections it serves.
 */
export class Presence {
  readonly #connections = new Map<string, Set<string>>();
  readonly #seen = new Map<string, number>();

  constructor(readonly now: () => number) {}

  arrived(player: string, connection: string): void {
    const held = this.#connections.get(player) ?? new Set();
    held.add(connection);
    this.#connections.set(player, held);
  }

  left(player: string, connection: string): void {
    const held = this.#connections.get(player);
    held?.delete(connection);
    if (held !== undefined && held.size === 0) {
      this.#connections.delete(player);
      this.#seen.set(player, this.now());
      this.#forgetLongGone();
    }
  }

  of(player: string): PresenceState {
    if (this.#connections.has(player)) return 'online';
    const seen = this.#seen.get(player);
    return seen !== undefined && this.now() - seen < PRESENCE_RECENT_MS ? 'recent' : 'offline';
  }

  #forgetLongGone(): void {
    const limit = this.now() - PRESENCE_RECENT_MS;
    for (const [player, seen] of this.#seen) {
      if (seen > limit) return;
      this.#seen.delete(player);
    }
  }
}
