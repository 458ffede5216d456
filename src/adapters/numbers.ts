/**
 * The oldest answer that each player was given on this page, by the number of their newest private
 * message when it was read [decision 73]: what the hub has to begin with, so that nothing is told
 * to nobody. The answers of all adapters are noted here.
 */
class FactNumbers {
  readonly #oldest = new Map<string, number>();
  readonly #listeners = new Set<(player: string) => void>();

  note(player: string, number: number): void {
    const oldest = this.#oldest.get(player);
    if (oldest !== undefined && oldest <= number) return;
    this.#oldest.set(player, number);
    for (const listener of this.#listeners) listener(player);
  }

  /** Undefined while nothing was answered. */
  oldestOf(player: string): number | undefined {
    return this.#oldest.get(player);
  }

  /** Tells of each answer that is older than all before it; answers the end of it. */
  onOlder(listener: (player: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const factNumbers = new FactNumbers();
