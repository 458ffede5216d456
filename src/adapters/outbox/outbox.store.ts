import { OUTBOX_CLAIM_MS, OUTBOX_SEALED_MS } from '../../../contract/limits';
import { claimsOf } from '../../../machines/auth/session.rules';
import {
  isOutboxCall,
  isWaiting,
  type OutboxEntry,
  type OutboxGiven,
  readEntry,
  streamOf,
} from '../../../machines/outbox/outbox.calls';
import { afterAll, byAge, fits } from '../../../machines/outbox/outbox.fit';
import type { Disk } from '../disk';
import { newKey } from '../key';

const PREFIX = 'outbox:';

/** A command that was put down before it is made. */
export interface Kept {
  readonly id: string;
  /** It is not even tried: there is no network, or others of its stream wait before it. */
  readonly waits: boolean;
  /** The server has answered. */
  settle(): void;
  /** It has not: the outbox makes the call again. */
  keep(): void;
}

/** The entries of this device, each under a key of its own: tabs write side by side. */
export interface OutboxStore {
  /** Undefined for a call that never waits, for a guest, and where no more fits. */
  begin(call: string, given: OutboxGiven, id: string): Kept | undefined;
  list(player: string): OutboxEntry[];
  read(player: string, id: string): OutboxEntry | undefined;
  /** Of an entry that is gone nothing is written. */
  put(entry: OutboxEntry): void;
  drop(player: string, ids: readonly string[]): void;
  /** All of a player's: they sign out. */
  wipe(player: string): void;
  /** Hears of every change, in any tab, and when a claim has run out. */
  watch(hear: () => void): () => void;
}

/** The store, at once where it has arrived; a promise of it before. */
export type OutboxSource = () => OutboxStore | Promise<OutboxStore>;

interface Surroundings {
  playerOf: () => string | undefined;
  isOnline: () => boolean;
  now: () => number;
  /** Of this page. */
  page: string;
}

/** Of this browser; `disk` is its local storage. */
export const browserOutbox = (disk: Disk, tokenOf: () => string | undefined): OutboxStore =>
  openOutbox(disk, {
    playerOf: () => claimsOf(tokenOf())?.sub,
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    page: newKey(),
  });

export const openOutbox = (
  disk: Disk,
  { playerOf, isOnline, now, page }: Surroundings,
): OutboxStore => {
  const ears = new Set<() => void>();
  const tell = () => {
    for (const hear of ears) hear();
  };
  const keyOf = (player: string, id: string) => `${PREFIX}${player}:${id}`;
  const readAt = (key: string) => readEntry(disk.read(key) ?? '');
  const allOf = (player: string): OutboxEntry[] =>
    disk
      .keys(keyOf(player, ''))
      .flatMap((key) => readAt(key) ?? [])
      .toSorted(byAge);
  const write = (entry: OutboxEntry) =>
    disk.write(keyOf(entry.player, entry.id), JSON.stringify(entry));
  const put = (entry: OutboxEntry) => {
    if (readAt(keyOf(entry.player, entry.id)) === undefined) return;
    write(entry);
    tell();
  };
  const drop = (player: string, ids: readonly string[]) => {
    for (const id of ids) disk.erase(keyOf(player, id));
    tell();
  };
  const claimEnd = ({ at, by }: OutboxEntry): number =>
    by === undefined ? 0 : at + OUTBOX_CLAIM_MS;
  // Its first attempt is under way in a page that lives, as far as one can tell.
  const isClaimed = (entry: OutboxEntry): boolean => entry.by === page || claimEnd(entry) > now();
  const list = (player: string) => allOf(player).filter((entry) => !isClaimed(entry));
  // What players who never came back left behind.
  const sweep = () => {
    const player = playerOf();
    for (const key of disk.keys(PREFIX)) {
      const entry = readAt(key);
      const isOld = entry === undefined || entry.at + OUTBOX_SEALED_MS < now();
      if (isOld && entry?.player !== player) disk.erase(key);
    }
  };
  sweep();
  return {
    begin(call, { params, body }, id) {
      const player = playerOf();
      if (player === undefined || !isOutboxCall(call)) return undefined;
      const all = allOf(player);
      const given = { ...(params && { params }), ...(body && { body }) };
      const stream = streamOf({ call, ...given });
      const isHeld = list(player).some((one) => isWaiting(one) && streamOf(one) === stream);
      const waits = isHeld || !isOnline();
      const claim = waits ? { tries: 0 } : { tries: 1, by: page };
      const entry = { id, call, ...given, player, at: afterAll(all, now()), ...claim };
      if (!fits(all, entry)) return undefined;
      write(entry);
      if (waits) tell();
      return {
        id,
        waits,
        settle: () => drop(player, [id]),
        keep() {
          const { by: _, ...left } = readAt(keyOf(player, id)) ?? {};
          if ('id' in left) put(left);
        },
      };
    },
    list,
    read: (player, id) => readAt(keyOf(player, id)),
    put,
    drop,
    wipe: (player) =>
      drop(
        player,
        allOf(player).map(({ id }) => id),
      ),
    watch(hear) {
      ears.add(hear);
      const timers = disk
        .keys(PREFIX)
        .map((key) => claimEnd(readAt(key) ?? ({ at: 0 } as OutboxEntry)))
        .filter((end) => end > now())
        .map((end) => setTimeout(hear, end - now()));
      const end = disk.watch((key) => {
        if (key.startsWith(PREFIX)) hear();
      });
      return () => {
        ears.delete(hear);
        timers.forEach(clearTimeout);
        end();
      };
    },
  };
};
