import type { Platform } from '../platform';
import type { JsonObject, RecordedFact } from '../store/stream';
import type { Enrichment } from './enrich';
import type { Hub } from './hub';

/** Tells the sockets of a room what a fact at this position of the log says. */
export type Broadcast = (room: string, body: JsonObject, position: number) => void;
/** What a process does when the platform tells itself something. */
export type Reaction = (body: JsonObject) => void;

export interface Deliveries {
  /** By handler; any other fact goes to everybody in the room. */
  readonly broadcasts: ReadonlyMap<string, Broadcast>;
  /** By handler; any other fact is of no concern to the process. */
  readonly reactions: ReadonlyMap<string, Reaction>;
  /** What makes a player's facts whole. */
  readonly enrichment: Enrichment;
}

/** The named part of an audience, `player_1` of `player:player_1`. */
const nameIn = (audience: string, kind: string): string | undefined =>
  audience.startsWith(`${kind}:`) ? audience.slice(kind.length + 1) : undefined;

const listOf = <Item>(lists: Map<string, Item[]>, name: string): Item[] => {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
};

type Listening = Pick<Hub, 'listens' | 'deliver' | 'cut'>;

/**
 * Hands players their facts in order. One that has to be completed holds back those that come after
 * it for the same player, and nobody else's; for whom nobody listens nothing is read.
 */
const handTo = (hub: Listening, enrichment: Enrichment, log: Platform['log']) => {
  const waiting = new Map<string, RecordedFact[]>();
  const complete = async (player: string, facts: RecordedFact[]) => {
    while (facts.length > 0) {
      try {
        for (const fact of await enrichment.whole(player, facts.splice(0)))
          hub.deliver(player, fact);
      } catch (error) {
        // Whoever comes back asks for what was missed.
        log.error({ player, error }, 'facts could not be completed');
        hub.cut(player, 'facts could not be completed');
      }
    }
    waiting.delete(player);
  };
  return (player: string, facts: readonly RecordedFact[]): void => {
    if (!hub.listens(player)) return;
    const before = waiting.get(player);
    if (before !== undefined) before.push(...facts);
    else if (facts.every((fact) => enrichment.isWhole(fact)))
      for (const { n, handler, body } of facts) hub.deliver(player, { n: n ?? 0, handler, body });
    else {
      const begun = [...facts];
      waiting.set(player, begun);
      void complete(player, begun);
    }
  };
};

/**
 * Hands the log's facts to whom they concern on this process [decision 38]: a player's to their
 * hub connections, a room's to its sockets, the platform's own to whatever has to react to it.
 * Every process reads every fact, so each serves only its own sockets. Answers the end of it.
 */
export const deliverFacts = (
  { store, rooms, log }: Pick<Platform, 'store' | 'rooms' | 'log'>,
  hub: Listening,
  { broadcasts, reactions, enrichment }: Deliveries,
): (() => void) => {
  const hand = handTo(hub, enrichment, log);
  return store.subscribe((facts) => {
    const byPlayer = new Map<string, RecordedFact[]>();
    for (const fact of facts) {
      const { audience, position, handler, body } = fact;
      const player = nameIn(audience, 'player');
      const room = nameIn(audience, 'room');
      if (player !== undefined) listOf(byPlayer, player).push(fact);
      if (room !== undefined) {
        const broadcast = broadcasts.get(handler);
        if (broadcast === undefined) rooms.emitHere(room, handler, body);
        else broadcast(room, body, position);
      }
      if (audience === 'system') reactions.get(handler)?.(body);
    }
    for (const [player, own] of byPlayer) hand(player, own);
  });
};
