import type { Reader, RelationPolicy } from '../relation/relation.policy';
import type { RecordedFact } from '../store/stream';
import type { Fact } from './hub.facts';

/**
 * What facts of one handler are about, in their order: the members to add to their bodies, as the
 * reader's own lists show it at this moment.
 */
export type Enrich = (reader: Reader, facts: readonly RecordedFact[]) => Promise<readonly object[]>;

/**
 * A player's facts as they are delivered [decision 73]. The log keeps which gift or letter a fact
 * is about; what that is, and whether its reader may know, is read when somebody hears it.
 */
export class Enrichment {
  constructor(
    readonly relations: Pick<RelationPolicy, 'reader'>,
    /** By handler; any other fact is delivered as the log has it. */
    readonly enrich: ReadonlyMap<string, Enrich>,
  ) {}

  /** Whether a fact is delivered as the log has it. */
  isWhole({ handler }: RecordedFact): boolean {
    return !this.enrich.has(handler);
  }

  /** Whole facts of this player, in their order: each handler is asked once for all of its own. */
  async whole(player: string, facts: readonly RecordedFact[]): Promise<Fact[]> {
    const more = new Map<RecordedFact, object>();
    if (!facts.every((fact) => this.isWhole(fact))) {
      const reader = await this.relations.reader(player);
      await Promise.all(
        [...this.enrich].map(async ([handler, enrich]) => {
          const own = facts.filter((fact) => fact.handler === handler);
          if (own.length === 0) return;
          const bodies = await enrich(reader, own);
          own.forEach((fact, at) => more.set(fact, bodies[at] ?? {}));
        }),
      );
    }
    return facts.map((fact) => ({
      n: fact.n ?? 0,
      handler: fact.handler,
      body: { ...fact.body, ...more.get(fact) },
    }));
  }
}
