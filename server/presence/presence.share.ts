import { randomUUID } from 'node:crypto';
import { PRESENCE_RECENT_MS } from '../../contract/limits';
import type { Sql } from '../store/database';
import type { PresenceRegistry, Sighting } from './presence.registry';

/** How soon the other processes hear of an arrival. */
const SHARE_MS = 2_000;
/** How often a player who stays is told of again, and after how many silent ones a process is dead. */
const BEAT_MS = 30_000;
const MISSED_BEATS = 3;

export interface PresenceShare {
  /** Writes what changed here, hears what changed elsewhere and tells who is recent no more, now. */
  turn(): Promise<void>;
  /** Ends it; players of this process count as gone from now on. */
  stop(): Promise<void>;
}

/**
 * Lets every process of the platform know who is online at the others [decision 19]. A process
 * that died is believed for three beats; a restart keeps who was here recently.
 */
export const sharePresence = (
  sql: Sql,
  presence: PresenceRegistry,
  report: (message: string, error: unknown) => void,
): PresenceShare => {
  const process = randomUUID();
  let beatAt = 0;
  let running: Promise<void> = Promise.resolve();

  const write = async (sightings: readonly Sighting[]) => {
    if (sightings.length === 0) return;
    const rows = sightings.map(({ seen, ...rest }) => ({
      process,
      ...rest,
      seen: new Date(seen).toISOString(),
    }));
    await sql`
      insert into presence (process, player, online, seen)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as row (process text, player text, online boolean, seen timestamptz)
      on conflict (process, player) do update set online = excluded.online, seen = excluded.seen`;
  };

  const beat = async (now: number) => {
    beatAt = now;
    await write(presence.own());
    await sql`delete from presence where seen < ${new Date(now - PRESENCE_RECENT_MS)}`;
  };

  const hear = async (now: number) => {
    const rows = await sql<{ player: string; online: boolean; seen: Date }[]>`
      select player, online, seen from presence
      where process <> ${process} and seen > ${new Date(now - PRESENCE_RECENT_MS)}`;
    const dead = now - BEAT_MS * MISSED_BEATS;
    presence.hear(
      rows.map(({ player, online, seen }) => ({
        player,
        online: online && seen.getTime() > dead,
        seen: seen.getTime(),
      })),
    );
  };

  const turn = async () => {
    const now = presence.now();
    await write(presence.takeChanged());
    if (now - beatAt >= BEAT_MS) await beat(now);
    await hear(now);
    presence.age();
  };
  const next = () => {
    running = running.then(turn).catch((error: unknown) => report('presence not shared', error));
    return running;
  };

  const timer = setInterval(() => void next(), SHARE_MS);
  return {
    turn: next,
    async stop() {
      clearInterval(timer);
      await running;
      const now = new Date(presence.now());
      await sql`update presence set online = false, seen = ${now} where process = ${process} and online`;
    },
  };
};
