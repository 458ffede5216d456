import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { loadSecrets, type Secrets } from '../secret/secret';
import type { NewEvent } from './batch';
import { canonical } from './canonical';
import type { Queries, Sql } from './database';
import { keepLatest } from './latest';
import { type JsonObject, nameOf, type StoredEvent } from './stream';

/** An event as its row holds it. `wrapped` is the key of the person it tells of, null if destroyed. */
export interface SealedRow {
  stream: string;
  version: number;
  type: string;
  data: object;
  wrapped: Uint8Array | null;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Keys kept in memory; the longest unused make room. */
const KEYS_MAX = 20_000;
/** Keys that are wrapped anew by one statement. */
const REWRAPPED_AT_ONCE = 1_000;
/** No event may have a field of this name. */
const SEALED = '$sealed';

interface Sealed {
  of: string;
  box: string;
}

const encrypt = (key: Buffer, text: string | Buffer, bound: string): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
};

const decrypt = (key: Buffer, box: Buffer, bound: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(bound)).setAuthTag(box.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(box.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
};

/** A box moved to another event must not open there. */
const placeOf = (stream: string, version: number, type: string): string =>
  JSON.stringify([stream, version, type]);

/**
 * Keeps what events tell of persons unreadable in the log but for each person's own key, which the
 * master secret wraps (AES-256-GCM). Once a key is destroyed nobody reads it again, while positions
 * and hashes stay as they were [decision 60].
 */
export class Vault {
  readonly #keys = new Map<string, Buffer>();

  constructor(readonly wrapping: Buffer) {}

  /**
   * The batch's events as they are stored, and the keys that its commit must be followed by
   * keeping: one made in a transaction that fails would seal what nobody could ever open.
   */
  async seal(
    sql: Queries,
    events: readonly NewEvent[],
  ): Promise<{ events: NewEvent[]; keys: ReadonlyMap<string, Buffer> }> {
    const subjects = new Set<string>();
    for (const { stream, event } of events) {
      const personal = stream.kind.personal?.(stream.id, event);
      if (personal !== undefined) subjects.add(personal.of);
    }
    if (subjects.size === 0) return { events: [...events], keys: new Map() };
    const keys = await this.#keysOf(sql, [...subjects].sort());
    return { events: events.map((event) => sealed(event, keys)), keys };
  }

  /** Keeps keys whose transaction was committed. */
  keep(keys: ReadonlyMap<string, Buffer>): void {
    keepLatest(this.#keys, keys, KEYS_MAX);
  }

  /** Forgets a key that was destroyed. */
  forget(subject: string): void {
    this.#keys.delete(subject);
  }

  /** The event of a row; without its key the personal fields read as `instead` of them. Throws on a forgery. */
  open({ stream, version, type, data, wrapped }: SealedRow): StoredEvent {
    const { [SEALED]: box, ...rest } = data as JsonObject & { [SEALED]?: Sealed };
    if (box === undefined || wrapped === null) return { type, ...rest };
    const key = decrypt(this.wrapping, Buffer.from(wrapped), box.of);
    const bound = placeOf(stream, version, type);
    const text = decrypt(key, Buffer.from(box.box, 'base64'), bound).toString();
    return { type, ...rest, ...(JSON.parse(text) as JsonObject) };
  }

  /** The same, but of a forgery its event without the personal fields. */
  openLeniently(row: SealedRow, onForgery: () => void = () => undefined): StoredEvent {
    try {
      return this.open(row);
    } catch {
      onForgery();
      return this.open({ ...row, wrapped: null });
    }
  }

  /** Bytes that no event holds, under a person's key; undefined where it is destroyed. They open only as `bound`. */
  async sealBytes(
    sql: Queries,
    of: string,
    bytes: Buffer,
    bound: string,
  ): Promise<Buffer | undefined> {
    const keys = await this.#keysOf(sql, [of]);
    this.keep(keys);
    const key = keys.get(of);
    return key && encrypt(key, bytes, bound);
  }

  /** The bytes of such a box; undefined where their key is destroyed. Throws on a forgery. */
  async openBytes(
    sql: Queries,
    of: string,
    box: Buffer,
    bound: string,
  ): Promise<Buffer | undefined> {
    const key = (await this.#keysOf(sql, [of])).get(of);
    return key && decrypt(key, box, bound);
  }

  async #keysOf(sql: Queries, subjects: readonly string[]): Promise<Map<string, Buffer>> {
    const keys = new Map<string, Buffer>();
    const unknown: string[] = [];
    for (const subject of subjects) {
      const key = this.#keys.get(subject);
      if (key === undefined) unknown.push(subject);
      else keys.set(subject, key);
    }
    if (unknown.length === 0) return keys;
    const find = () => sql<{ subject: string; wrapped: Uint8Array | null }[]>`
      select subject, wrapped from jsonb_array_elements_text(${JSON.stringify(unknown)}::text::jsonb)
        as wanted(subject) join personal_keys using (subject)`;
    let rows = await find();
    if (rows.length < unknown.length) {
      const made = unknown.map((subject) => ({
        subject,
        wrapped: encrypt(this.wrapping, randomBytes(32), subject).toString('base64'),
      }));
      await sql`
        insert into personal_keys (subject, wrapped)
        select subject, decode(wrapped, 'base64')
        from jsonb_to_recordset(${JSON.stringify(made)}::text::jsonb)
          as d(subject text, wrapped text)
        order by subject on conflict (subject) do nothing`;
      rows = await find();
    }
    for (const { subject, wrapped } of rows)
      if (wrapped !== null)
        keys.set(subject, decrypt(this.wrapping, Buffer.from(wrapped), subject));
    return keys;
  }
}

/** The event with its personal fields in a box, or without them when their key is destroyed. */
const sealed = (recorded: NewEvent, keys: ReadonlyMap<string, Buffer>): NewEvent => {
  const { stream, version, event } = recorded;
  const personal = stream.kind.personal?.(stream.id, event);
  if (personal === undefined) return recorded;
  const inside: JsonObject = {};
  const outside: JsonObject = {};
  for (const [field, value] of Object.entries(event as StoredEvent & JsonObject)) {
    if (field === 'type' || value === undefined) continue;
    if (personal.fields.includes(field)) inside[field] = value;
    else outside[field] = value;
  }
  const key = keys.get(personal.of);
  const rest = { ...outside, ...personal.instead };
  if (key === undefined) return { ...recorded, data: canonical(rest) };
  const bound = placeOf(nameOf(stream), version, event.type);
  const box = encrypt(key, canonical(inside), bound).toString('base64');
  return { ...recorded, data: canonical({ ...rest, [SEALED]: { of: personal.of, box } }) };
};

/** Wraps every person's key anew, in the caller's transaction; destroyed ones stay destroyed. */
export const rewrapKeys = async (tx: Queries, before: Buffer, after: Buffer): Promise<number> => {
  let count = 0;
  for (let last = ''; ; ) {
    const rows = await tx<{ subject: string; wrapped: Uint8Array }[]>`
      select subject, wrapped from personal_keys
      where subject > ${last} and wrapped is not null order by subject limit ${REWRAPPED_AT_ONCE}`;
    const anew = rows.map(({ subject, wrapped }) => ({
      subject,
      wrapped: encrypt(after, decrypt(before, Buffer.from(wrapped), subject), subject).toString(
        'base64',
      ),
    }));
    await tx`
      update personal_keys k set wrapped = decode(d.wrapped, 'base64')
      from jsonb_to_recordset(${JSON.stringify(anew)}::text::jsonb)
        as d(subject text, wrapped text)
      where k.subject = d.subject`;
    count += rows.length;
    if (rows.length < REWRAPPED_AT_ONCE) return count;
    last = rows.at(-1)?.subject ?? '';
  }
};

/** The key that wraps persons' keys, of a master secret. */
export const wrappingOf = (secrets: Pick<Secrets, 'derive'>): Buffer =>
  Buffer.from(secrets.derive('personal', 'wrapping'), 'hex');

/** The vault of this database's master secret. */
export const openVault = async (sql: Sql): Promise<Vault> => {
  return new Vault(wrappingOf(await loadSecrets(sql)));
};
