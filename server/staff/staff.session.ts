import { createHash, randomBytes } from 'node:crypto';
import { STAFF_IDLE_MS, STAFF_SESSION_MAX_MS } from '../../contract/limits';
import type { StaffSession } from '../../contract/staff';
import type { StaffRole } from '../../contract/staff.rules';
import type { StaffCaller } from '../http/route';
import { newId } from '../secret/secret';
import type { Browser } from '../session/session.browser';
import type { Sql } from '../store/database';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { gridOf, ROSTER, rosterKind } from './roster.events';

const TOKEN_BYTES = 32;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const before = (now: number, ms: number): Date => new Date(now - ms);

interface Row {
  id: string;
  staff: string;
  name: string;
  role: StaffRole;
  proved: Date;
}

interface Listed {
  id: string;
  device: string | null;
  place: string | null;
  opened: Date;
  seen: Date;
}

/**
 * Sessions of staff, apart from players': a random token whose hash is kept, over after thirty idle
 * minutes or twelve hours, and at once where the member is barred.
 */
export class StaffSessions {
  constructor(
    readonly sql: Sql,
    readonly store: Pick<Store, 'load'>,
  ) {}

  /**
   * Opens one at an instant (ISO 8601), whose second factor was just proved, and answers its token,
   * which nothing tells again.
   */
  async open(staff: string, now: string, { device, place }: Browser = {}): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.sql`
      insert into staff_sessions (id, token, staff, opened, seen, proved, device, place)
      values (${newId('staffsession')}, ${hashOf(token)}, ${staff}, ${now}, ${now}, ${now},
        ${device ?? null}, ${place ?? null})`;
    return token;
  }

  /** Its member proved the second factor again, at an instant (ISO 8601). */
  async prove(session: string, now: string): Promise<void> {
    await this.sql`update staff_sessions set proved = ${now} where id = ${session}`;
  }

  /** Those of a member that last at an instant (ISO 8601), the one used last first. */
  async listOf({ staff, session }: StaffCaller, now: string): Promise<StaffSession[]> {
    const at = Date.parse(now);
    const rows = await this.sql<Listed[]>`
      select id, device, place, opened, seen from staff_sessions s
      where staff = ${staff} and ${this.#isOpen(at)}
      order by seen desc, id`;
    return rows.map(({ id, device, place, opened, seen }) => ({
      _id: id,
      ...(device !== null && { device }),
      ...(place !== null && { place }),
      openedAt: opened.toISOString(),
      seenAt: seen.toISOString(),
      isThis: id === session,
    }));
  }

  /** Ends one of a member's own; whether there was such a one. */
  async endOf(staff: string, session: string): Promise<boolean> {
    const ended = await this.sql`
      update staff_sessions set ended = true
      where id = ${session} and staff = ${staff} and not ended returning id`;
    return ended.length > 0;
  }

  /** Who is behind a token at `now` (ms); it is used by being asked, but not by a page's own beat. */
  async of(token: string, now: number, isBeat = false): Promise<StaffCaller | undefined> {
    const seen = isBeat ? this.sql`s.seen` : this.sql`greatest(s.seen, ${new Date(now)})`;
    const [row] = await this.sql<Row[]>`
      update staff_sessions s set seen = ${seen}
      from staff m
      where s.token = ${hashOf(token)} and ${this.#isOpen(now)}
        and m.id = s.staff and m.status = 'active'
      returning s.id, s.staff, s.proved, m.name, m.role`;
    return row && this.#callerOf(row);
  }

  /** The member whose session lasts at `now` (ms); that it is asked of does not use it. */
  async lasting(session: string, now: number): Promise<StaffCaller | undefined> {
    const [row] = await this.sql<Row[]>`
      select s.id, s.staff, s.proved, m.name, m.role
      from staff_sessions s join staff m on m.id = s.staff and m.status = 'active'
      where s.id = ${session} and ${this.#isOpen(now)}`;
    return row && this.#callerOf(row);
  }

  /** Whether a session `s` is neither ended nor over at `now` (ms). */
  #isOpen(now: number) {
    return this.sql`not s.ended and s.seen > ${before(now, STAFF_IDLE_MS)}
      and s.opened > ${before(now, STAFF_SESSION_MAX_MS)}`;
  }

  async #callerOf(row: Row): Promise<StaffCaller> {
    const roster = await this.store.load(streamOf(rosterKind, ROSTER));
    const { id: session, staff, name, role, proved } = row;
    const provedAt = proved.toISOString();
    return { session, staff, name, role, provedAt, grants: gridOf(roster)[role] };
  }

  async end(session: string): Promise<void> {
    await this.sql`update staff_sessions set ended = true where id = ${session}`;
  }

  /** Ends all of a member's: whoever enrols anew, is barred or gets another role begins again. */
  async endAll(staff: string): Promise<void> {
    await this.sql`update staff_sessions set ended = true where staff = ${staff} and not ended`;
  }

  /** Forgets what is long over. */
  async forget(now: number): Promise<void> {
    await this.sql`
      delete from staff_sessions where opened < ${before(now, 2 * STAFF_SESSION_MAX_MS)}`;
  }
}
