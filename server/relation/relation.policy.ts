import { type RelationView, relationSeenBy, strangers } from '../../contract/relation.rules';
import type { Sql } from '../store/database';
import { Loader } from '../store/loader';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { pairOf, relationKind } from './relation.events';

const unrelated: RelationView = relationSeenBy(strangers, 'low');

/** Who reads, and the players whom a block, of either side, takes out of everything they read. */
export interface Reader {
  readonly player: string;
  readonly hidden: readonly string[];
}

/** How players stand to each other, for every answer that shows one to another [decision 18]. */
export class RelationPolicy {
  readonly #hidden: Loader<readonly string[]>;

  constructor(
    readonly store: Store,
    sql: Sql,
  ) {
    this.#hidden = new Loader<readonly string[]>(async (players) => {
      const rows = await sql<{ player: string; hidden: string[] }[]>`
        select player, jsonb_agg(other) as hidden from relations
        where player = any(${[...players]}) and bond in ('blocked', 'hidden') group by player`;
      return rows.map(({ player, hidden }) => [player, hidden]);
    });
  }

  /** The relation as `viewer` sees it; a guest is a stranger to everybody. */
  async of(viewer: string | undefined, player: string): Promise<RelationView> {
    if (viewer === undefined || viewer === player) return unrelated;
    const { id, side } = pairOf(viewer, player);
    const { relation } = await this.store.load(streamOf(relationKind, id));
    return relationSeenBy(relation, side);
  }

  /** The players whom a block, of either side, takes out of everything the viewer reads. */
  async hiddenFrom(viewer: string | undefined): Promise<ReadonlySet<string>> {
    return new Set(viewer === undefined ? [] : await this.#hidden.load(viewer));
  }

  /** The player as a reader of what is theirs. */
  async reader(player: string): Promise<Reader> {
    return { player, hidden: (await this.#hidden.load(player)) ?? [] };
  }
}
