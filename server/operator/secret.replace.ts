import { randomBytes } from 'node:crypto';
import { emailClaim, usernameClaim } from '../claim/claim.events';
import { adoptClaim } from '../claim/claim.migration';
import type { Platform } from '../platform';
import { finishRound, rollBack, turnSeat } from '../play/play.command';
import { seatKind } from '../play/seat.events';
import { playerKind } from '../player/player.events';
import { type Secrets, secretsFrom } from '../secret/secret';
import { otherProcesses, type Sql } from '../store/database';
import { idOf, streamOf } from '../store/stream';
import { rewrapKeys, wrappingOf } from '../store/vault';
import type { Report } from './rtp.report';

type Needs = Pick<Platform, 'sql' | 'store' | 'secrets' | 'catalogue'>;

const SECRET_BYTES = 32;
/** Streams that are read, and commands that are given, at once. */
const PAGE = 200;

/** The secret that is to take the master's place; one that was begun with is gone on with. */
const nextOf = async (sql: Sql): Promise<{ begun: boolean; value: Buffer }> => {
  const { count } = await sql`
    insert into secrets (name, value) values ('next', ${randomBytes(SECRET_BYTES)})
    on conflict (name) do nothing`;
  const [row] = await sql<{ value: Uint8Array }[]>`select value from secrets where name = 'next'`;
  if (row === undefined) throw new Error('the next secret is missing');
  return { begun: count === 1, value: Buffer.from(row.value) };
};

/** Does something with the id of each stream of a kind, a page at a time; answers how many it was done with. */
const eachOf = async (
  sql: Sql,
  kind: string,
  work: (id: string) => Promise<boolean>,
): Promise<number> => {
  let done = 0;
  for (let last = ''; ; ) {
    const rows = await sql<{ name: string }[]>`
      select name from streams where kind = ${kind} and name > ${last} order by name limit ${PAGE}`;
    const outcomes = await Promise.all(rows.map(({ name }) => work(idOf(name))));
    done += outcomes.filter(Boolean).length;
    if (rows.length < PAGE) return done;
    last = rows.at(-1)?.name ?? '';
  }
};

/** A round whose seed somebody may know is not played on: its neutral rule ends it, or it is taken back. */
const endRounds = async (needs: Needs, by: string, now: string): Promise<number> => {
  const rows = await needs.sql<{ id: string }[]>`
    select id from open_rounds where supplier is null`;
  for (const { id } of rows) {
    const ended = await finishRound(needs, id, now);
    if ('refused' in ended) await rollBack(needs.store, id, { by, why: 'replace-secret' }, now);
  }
  return rows.length;
};

/** Claims a player's names as the next secret calls them. */
const moveNames = async (
  { store, secrets }: Needs,
  next: Secrets,
  id: string,
  now: string,
): Promise<boolean> => {
  const { account } = await store.load(streamOf(playerKind, id));
  if (account === undefined) return false;
  const { username, email } = account;
  const outcomes = [
    await adoptClaim(store, usernameClaim(secrets, username), usernameClaim(next, username), now),
    await adoptClaim(store, emailClaim(secrets, email), emailClaim(next, email), now),
  ];
  return outcomes.some((outcome) => 'answer' in outcome && outcome.position > 0);
};

/** Wraps every person's key anew and makes the next secret the master, in one transaction. */
const takeOver = (sql: Sql, before: Secrets, after: Secrets): Promise<number> =>
  sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    const keys = await rewrapKeys(tx, wrappingOf(before), wrappingOf(after));
    await tx`
      update secrets set name = 'retired ' || (select count(*) from secrets where name like 'retired %')
      where name = 'master'`;
    await tx`update secrets set name = 'master' where name = 'next'`;
    return keys;
  });

/**
 * Replaces the master secret while the platform stands still [decision 112]: open rounds end, seats
 * turn to seeds of the next secret, names are claimed as it calls them, persons' keys are wrapped by
 * it. What was cut off is gone on with by the next call; until its end the platform does not start.
 */
export const replaceSecret = async (needs: Needs, by: string, now: string): Promise<Report> => {
  const { sql, secrets } = needs;
  const { begun, value } = await nextOf(sql);
  const running = await otherProcesses(sql);
  if (running > 0) {
    if (begun) await sql`delete from secrets where name = 'next'`;
    return { lines: [`Stop the platform first: ${running} other processes use it.`], ok: false };
  }
  const next = secretsFrom(value);
  const rounds = await endRounds(needs, by, now);
  // For fun a seat belongs to its sitting, whose address opens nothing any more.
  const seats = await eachOf(sql, seatKind.name, async (id) =>
    id.startsWith('sitting_') ? false : turnSeat(needs, next, id, now),
  );
  const players = await eachOf(sql, playerKind.name, (id) => moveNames(needs, next, id, now));
  const keys = await takeOver(sql, secrets, next);
  return {
    lines: [
      `rounds that were ended: ${rounds}`,
      `seats that turned to new seeds: ${seats}`,
      `players whose names were claimed anew: ${players}`,
      `keys of persons that were wrapped anew: ${keys}`,
      'The master secret is replaced. Addresses that were mailed before open nothing any more, and keys of suppliers that the office made sign nothing: make others.',
    ],
    ok: true,
  };
};
