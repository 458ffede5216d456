import { PRESENCE_GRACE_MS, PRESENCE_RECENT_MS, PRESENCE_TOLD_MS } from '../../contract/limits';

export type PresenceState = 'online' | 'recent' | 'offline';

/** A player as some process last knew them; `seen` is in ms since the epoch. */
export interface Sighting {
  readonly player: string;
  readonly online: boolean;
  readonly seen: number;
}

const soon = (work: () => void): void => {
  setTimeout(work, PRESENCE_GRACE_MS).unref();
};

/**
 * Who is here [§4, decision 19]: online while a hub connection lives and for a moment after, recent
 * for five minutes after the last one closed. Knows this process's connections, and what others
 * were heard to know.
 */
export class PresenceRegistry {
  readonly #connections = new Map<string, Set<string>>();
  /** When the last connection closed of players whom another tab may still bring back. */
  readonly #leaving = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  #elsewhere: ReadonlyMap<string, Sighting> = new Map();
  readonly #changed = new Set<string>();
  /** How listeners last heard of players who were not offline then. */
  readonly #told = new Map<string, PresenceState>();
  /** When listeners last heard of whom, the longest ago first. */
  readonly #turned = new Map<string, number>();
  readonly #listeners = new Set<(player: string) => void>();

  constructor(
    readonly now: () => number,
    /** Calls back once the moment is over. */
    readonly afterGrace: (work: () => void) => void = soon,
  ) {}

  arrived(player: string, connection: string): void {
    const held = this.#connections.get(player) ?? new Set();
    held.add(connection);
    this.#connections.set(player, held);
    this.#leaving.delete(player);
    this.#changed.add(player);
    this.#tell(player);
  }

  left(player: string, connection: string): void {
    const held = this.#connections.get(player);
    held?.delete(connection);
    if (held === undefined || held.size > 0) return;
    const at = this.now();
    this.#connections.delete(player);
    this.#leaving.set(player, at);
    this.afterGrace(() => this.#gone(player, at));
  }

  of(player: string): PresenceState {
    const elsewhere = this.#elsewhere.get(player);
    if (this.#isHere(player) || elsewhere?.online === true) return 'online';
    const seen = Math.max(this.#seen.get(player) ?? 0, elsewhere?.seen ?? 0);
    return seen > 0 && this.now() - seen < PRESENCE_RECENT_MS ? 'recent' : 'offline';
  }

  /** Everybody who is online or recent, in no order. */
  here(): string[] {
    const known = new Set([
      ...this.#connections.keys(),
      ...this.#leaving.keys(),
      ...this.#seen.keys(),
      ...this.#elsewhere.keys(),
    ]);
    return [...known].filter((player) => this.of(player) !== 'offline');
  }

  /** Whether listeners heard of a player so lately that somebody on the way here may have missed it. */
  hasTurned(player: string): boolean {
    return this.#turned.has(player);
  }

  /** Calls back with each player whose presence changed; answers the end of it. */
  onChange(listener: (player: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What the other processes know, in place of what they knew before. */
  hear(sightings: readonly Sighting[]): void {
    const next = new Map<string, Sighting>();
    for (const sighting of sightings) {
      const known = next.get(sighting.player);
      next.set(sighting.player, {
        player: sighting.player,
        online: sighting.online || known?.online === true,
        seen: Math.max(sighting.seen, known?.seen ?? 0),
      });
    }
    const concerned = new Set([...this.#elsewhere.keys(), ...next.keys()]);
    this.#elsewhere = next;
    for (const player of concerned) this.#tell(player);
  }

  /** Tells of those who are recent no more; to be called now and then. */
  age(): void {
    this.#forgetBefore(this.#seen, PRESENCE_RECENT_MS);
    this.#forgetBefore(this.#turned, PRESENCE_TOLD_MS);
    for (const player of [...this.#told.keys()]) this.#tell(player);
  }

  /** This process's own players that changed since the last call, for the others to hear. */
  takeChanged(): Sighting[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed.map((player) => this.#own(player));
  }

  /** All players who are online here. */
  own(): Sighting[] {
    return [...this.#connections.keys(), ...this.#leaving.keys()].map((player) =>
      this.#own(player),
    );
  }

  #isHere(player: string): boolean {
    return this.#connections.has(player) || this.#leaving.has(player);
  }

  #gone(player: string, at: number): void {
    // Came back meanwhile; and left again, perhaps: a later call ends that.
    if (this.#leaving.get(player) !== at) return;
    this.#leaving.delete(player);
    // Behind all who left before: the long gone stand in front.
    this.#seen.delete(player);
    this.#seen.set(player, at);
    this.#changed.add(player);
    this.#tell(player);
  }

  #own(player: string): Sighting {
    const online = this.#isHere(player);
    return { player, online, seen: online ? this.now() : (this.#seen.get(player) ?? this.now()) };
  }

  #tell(player: string): void {
    const now = this.of(player);
    if (now === (this.#told.get(player) ?? 'offline')) return;
    if (now === 'offline') this.#told.delete(player);
    else this.#told.set(player, now);
    this.#turned.delete(player);
    this.#turned.set(player, this.now());
    for (const listener of this.#listeners) listener(player);
  }

  #forgetBefore(times: Map<string, number>, age: number): void {
    const limit = this.now() - age;
    for (const [player, at] of times) {
      if (at > limit) return;
      times.delete(player);
    }
  }
}
