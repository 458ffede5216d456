import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../store/database';

/** A new opaque id, `round_4f1c…` [decision 6]. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The opaque id of what has a name: the same whenever it is asked for, so that it is made once. */
export const idNamed = (prefix: string, name: string): string =>
  `${prefix}_${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;

/** The id of what a request makes: repeated under its key it is the same, also for others. */
export const idOfKey = (prefix: string, { scope, value }: { scope: string; value: string }) =>
  idNamed(prefix, `${scope}\n${value}`);

/**
 * Everything that must be secret and yet survive a restart is derived from one master secret:
 * links, sittings and server seeds are never stored, so the log can be read without harm.
 */
export interface Secrets {
  /**
   * What was derived for a purpose and a name under whichever master secret it was: the first that
   * fits, of the present one and those that it replaced; without any, that of the present one.
   */
  recall(purpose: string, name: string, fits: (derived: string) => boolean): string;
  /** 32 bytes, hex, for a purpose and a name; the same every time. */
  derive(purpose: string, name: string): string;
  /** `id.mac`: a token that only this platform can make. */
  seal(purpose: string, id: string): string;
  /** The id of a token that was sealed for this purpose, else undefined. */
  open(purpose: string, token: string): string | undefined;
}

const derivedFrom = (master: Buffer, purpose: string, name: string): string =>
  createHmac('sha256', master).update(`${purpose}\n${name}`).digest('hex');

/** The secrets of a master secret; of retired ones only what was published is recalled. */
export const secretsFrom = (master: Buffer, retired: readonly Buffer[] = []): Secrets => {
  const derive = (purpose: string, name: string): string => derivedFrom(master, purpose, name);
  const seal = (purpose: string, id: string): string => `${id}.${derive(purpose, id)}`;
  return {
    derive,
    recall(purpose, name, fits) {
      const older = () => retired.map((one) => derivedFrom(one, purpose, name)).find(fits);
      const present = derive(purpose, name);
      return fits(present) ? present : (older() ?? present);
    },
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
  const rows = await sql<{ name: string; value: Uint8Array }[]>`
    select name, value from secrets where name = 'master' or name like 'retired %'
    order by length(name) desc, name desc`;
  const valueOf = ({ value }: { value: Uint8Array }) => Buffer.from(value);
  const master = rows.find(({ name }) => name === 'master');
  if (master === undefined) throw new Error('the master secret is missing');
  return secretsFrom(valueOf(master), rows.filter((row) => row !== master).map(valueOf));
};

/** Throws while the master secret is being replaced: what is written meanwhile would be lost. */
export const assertOneSecret = async (sql: Sql): Promise<void> => {
  const [next] = await sql`select 1 from secrets where name = 'next'`;
  if (next !== undefined) {
    throw new Error(
      'The master secret is being replaced. Finish it first: npm run admin -- replace-secret',
    );
  }
};
