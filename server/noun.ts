import type { Route } from './http/route';
import type { Platform } from './platform';
import type { Broadcast, Reaction } from './realtime/deliver';
import type { Enrich } from './realtime/enrich';
import type { Hub } from './realtime/hub';
import type { PersonalTable } from './settings/account.personal';
import type { Consumer } from './store/consumer';
import type { Job } from './store/job';
import type { Kept } from './store/kept';
import type { Projection } from './store/projection';
import type { AnyKind, StoredEvent } from './store/stream';
import type { Timer } from './store/timer';

/**
 * What one noun is on the server. It says so in a file of its own (`gift.noun.ts`) and stands once
 * in `nouns.ts`; whatever the platform does with every noun follows from that list.
 */
export interface Noun {
  /** What answers its calls. */
  readonly routes?: readonly ((platform: Platform) => Route[])[];
  /** Its streams in the log. */
  readonly kinds?: readonly AnyKind[];
  /** Its tables that are derived from the log. */
  readonly projections?: readonly Projection[];
  /** Its readers of the log: each runs in one process at a time. */
  readonly consumers?: (platform: Platform) => readonly Consumer[];
  /** Its repeated work: each runs once for all processes. */
  readonly jobs?: (platform: Platform) => readonly Job[];
  /** What is done once at a moment that was set before: each in one process at a time. */
  readonly timers?: (platform: Platform) => readonly Timer[];
  /** What has to be so before the first request. Several processes may do it at once. */
  readonly prepare?: (platform: Platform) => Promise<void>;
  /** What each process does for itself, since it is about its own memory; answers the end of it. */
  readonly inEachProcess?: (platform: Platform, hub: Hub) => Promise<() => void | Promise<void>>;
  /** By handler, how a fact for a room reaches the sockets there, where not all may hear it. */
  readonly broadcasts?: (platform: Platform) => Readonly<Record<string, Broadcast>>;
  /** By handler, what a fact for a player is about, as that player's own lists show it. */
  readonly enriches?: (platform: Platform) => Readonly<Record<string, Enrich>>;
  /** By handler, what each process does on a fact for the platform itself. */
  readonly reactions?: (platform: Platform, hub: Hub) => Readonly<Record<string, Reaction>>;
  /** Tables with rows of a player, for the player's own export [decision 4]. */
  readonly personal?: readonly PersonalTable[];
}

/** What of a noun lies in the memory of each process: it is read at the start, and turned by this fact. */
export const inMemory = <State, Event extends StoredEvent>(
  handler: string,
  of: (platform: Platform) => Kept<State, Event>,
): Pick<Noun, 'prepare' | 'reactions'> => ({
  prepare: (platform) => of(platform).read(platform.store),
  reactions: (platform) => ({
    [handler]: (body) => of(platform).turn(body as unknown as Event),
  }),
});

/**
 * What each process gathers in its memory and writes down now and then, and once more at its end; what
 * could not be written is reported by `says`, and its owner keeps it for the next time.
 */
export const writtenEach = (
  everyMs: number,
  says: string,
  write: (platform: Platform) => Promise<void>,
): Pick<Noun, 'inEachProcess'> => ({
  async inEachProcess(platform) {
    const turn = () =>
      write(platform).catch((error: unknown) => platform.log.error({ error }, says));
    const writing = setInterval(() => void turn(), everyMs);
    return async () => {
      clearInterval(writing);
      await turn();
    };
  },
});
