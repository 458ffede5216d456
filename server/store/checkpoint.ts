import type { Sql } from './database';
import { Loader } from './loader';
import { eventsAfter, type RecordedEvent } from './projection';
import type { Recent } from './recent';
import type { Vault } from './vault';

/** Events that a consumer takes at once. */
export const PAGE_SIZE = 1000;

/**
 * What the consumers of one process read and keep together. They turn their pages at the same moments,
 * so one query reads the events of all that stand at one place, and one statement keeps how far each of
 * them came.
 */
export class Checkpoints {
  readonly #recent: Recent;
  readonly #pages: Loader<RecordedEvent[]>;
  readonly #kept: Loader<true>;
  readonly #positions = new Map<string, number>();

  constructor(sql: Sql, vault: Vault, recent: Recent, owner: string) {
    this.#recent = recent;
    this.#pages = new Loader((places) =>
      Promise.all(
        places.map(
          async (place) =>
            [place, await eventsAfter(sql, vault, Number(place), PAGE_SIZE)] as const,
        ),
      ),
    );
    this.#kept = new Loader(async (names) => {
      const rows = names.map((name) => ({ name, position: this.#positions.get(name) }));
      const kept = await sql<{ name: string }[]>`
        update consumers set position = d.position
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as d(name text, position bigint)
        where consumers.name = d.name and leased_by = ${owner}
        returning consumers.name`;
      return kept.map(({ name }) => [name, true]);
    });
  }

  /** The events behind `position`, one page of them. */
  async page(position: number): Promise<readonly RecordedEvent[]> {
    const recent = this.#recent.eventsAfter(position, PAGE_SIZE);
    return recent ?? (await this.#pages.load(String(position))) ?? [];
  }

  /**
   * Keeps how far a consumer came; false where another process took its lease over, and has a checkpoint
   * of its own that must not be moved.
   */
  async keep(name: string, position: number): Promise<boolean> {
    this.#positions.set(name, position);
    return (await this.#kept.load(name)) === true;
  }
}
