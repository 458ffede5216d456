import type { Platform } from '../platform';
import type { JsonObject } from '../store/stream';
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
}

/** The named part of an audience, `player_1` of `player:player_1`. */
const nameIn = (audience: string, kind: string): string | undefined =>
  audience.startsWith(`${kind}:`) ? audience.slice(kind.length + 1) : undefined;

/**
 * Hands the log's facts to whom they concern on this process [decision 38]: a player's to their
 * hub connections, a room's to its sockets, the platform's own to whatever has to react to it.
 * Every process reads every fact, so each serves only its own sockets. Answers the end of it.
 */
export const deliverFacts = (
  { store, rooms }: Pick<Platform, 'store' | 'rooms'>,
  hub: Pick<Hub, 'deliver'>,
  { broadcasts, reactions }: Deliveries,
): (() => void) =>
  store.subscribe((facts) => {
    for (const { audience, position, n, handler, body } of facts) {
      const player = nameIn(audience, 'player');
      const room = nameIn(audience, 'room');
      if (player !== undefined && n !== null) hub.deliver(player, { n, handler, body });
      if (room !== undefined) {
        const broadcast = broadcasts.get(handler);
        if (broadcast === undefined) rooms.emitHere(room, handler, body);
        else broadcast(room, body, position);
      }
      if (audience === 'system') reactions.get(handler)?.(body);
    }
  });
