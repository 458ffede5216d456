import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../store/database';

/** A new opaque id, `round_4f1c…` [decision 6]. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/**
 * Everything that must be secret and yet survive a restart is derived from one master secret:
 * links, sittings and server seeds are never stored, so the log can be read without harm.
 */
export interface Secrets {
  /** 32 bytes, hex, for a purpose and a name; the same every time. */
  derive(purpose: string, name: string): string;
  /** `id.mac`: a token that only this platform can make. */
  seal(purpose: string, id: string): string;
  /** The id of a token that was sealed for this purpose, else undefined. */
  open(purpose: string, token: string): string | undefined;
}

export const secretsFrom = (master: Buffer): Secrets => {
  const derive = (purpose: string, name: string): string =>
    createHmac('sha256', master).update(`${purpose}\n${name}`).digest('hex');
  const seal = (purpose: string, id: string): string => `${id}.${derive(purpose, id)}`;
  return {
    derive,
    seal,
    open(purpose, token) {
      const id = token.slice(0, token.indexOf('.'));
      const expected = Buffer.from(seal(purpose, id));
      const given = Buffer.from(token);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
  };
};

/** Reads the master secret, or makes it at the first start; two processes agree on one. */
export const loadSecrets = async (sql: Sql): Promise<Secrets> => {
  await sql`
    insert into secrets (name, value) values ('master', ${randomBytes(32)})
    on conflict (name) do nothing`;
  const [row] = await sql<{ value: Uint8Array }[]>`
    select value from secrets where name = 'master'`;
  if (row === undefined) throw new Error('the master secret is missing');
  return secretsFrom(Buffer.from(row.value));
};
