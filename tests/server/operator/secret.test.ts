import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyScratchers } from '../../../contract/scratcher';
import { commitOf } from '../../../games/fair/fair.rules';
import { kinds, projections } from '../../../server/kinds';
import { replaceSecret } from '../../../server/operator/secret.replace';
import { loadSecrets } from '../../../server/secret/secret';
import { optionsFor } from '../../../server/store/database';
import { Store } from '../../../server/store/store';
import { verify } from '../../../server/store/verify';
import { catalogueWith } from '../../../server/supplier/supplier.registry';
import { type FreshDatabase, freshDatabase } from '../../support/database';
import { PASSWORD } from '../../support/password';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** The platform of the shared database, while something is done with it. */
const open = async <Answer>(work: (platform: TestPlatform) => Promise<Answer>): Promise<Answer> => {
  const platform = await testPlatform({}, database);
  try {
    return await work(platform);
  } finally {
    await platform.close();
  }
};

const replace = async () => {
  const { sql, address } = database;
  const store = await Store.open({ address, projections });
  try {
    const needs = { sql, store, secrets: await loadSecrets(sql), catalogue: catalogueWith([]) };
    return await replaceSecret(needs, 'operator test', new Date().toISOString());
  } finally {
    await store.close();
  }
};

const names = async () =>
  (await database.sql<{ name: string }[]>`select name from secrets order by name`).map(
    ({ name }) => name,
  );

test('the platform is as before with another master secret, and the old one opens nothing', async () => {
  const before = await open(async (platform) => {
    const ann = await platform.member();
    const { token } = ann;
    const session = await platform.sit('lantern-run', 'COINS', token);
    const bet = { session, stake: 10, bet: {} };
    const { round } = (await platform.post('/play/rounds', bet, { token })).body;
    const mines = await platform.sit('lantern-mines', 'COINS', token);
    const laid = { session: mines, stake: 100, bet: { mines: 3 } };
    const left = (await platform.post('/play/rounds', laid, { token })).body.round;
    const cards = await platform.post('/scratchers/buy', { family: 'neon', amount: 3 }, { token });
    const { balance } = (await platform.get('/wallet/list', { token })).body.items[0] ?? {};
    return {
      ann,
      session,
      round,
      left,
      balance,
      bought: answerOf(buyScratchers, cards.body).scratcher,
    };
  });
  const { ann, session, round, left, bought, balance = 0 } = before;

  const { ok, lines } = await replace();
  expect({ ok, lines: lines.slice(0, -1) }).toEqual({
    ok: true,
    lines: [
      'rounds that were ended: 1',
      'seats that turned to new seeds: 2',
      'players whose names were claimed anew: 1',
      'keys of persons that were wrapped anew: 1',
    ],
  });
  expect(await names()).toEqual(['master', 'retired 0']);

  await open(async (platform) => {
    // Who was signed in still is, and what the log tells of them is readable.
    const { body } = await platform.get('/get', { token: ann.token });
    expect(body).toMatchObject({ _id: ann.id, username: ann.username });
    for (const name of [ann.username, ann.email.toUpperCase()]) {
      const answer = await platform.post('/auth/sign-in', { email: name, password: PASSWORD });
      expect(answer.status).toBe(200);
    }
    await expect(platform.signUp({ username: ann.username })).rejects.toThrow('409');

    // The round that lay open was taken back: nothing had been risked yet.
    const { items } = (await platform.get('/wallet/list', { token: ann.token })).body;
    expect(items[0]?.balance).toBe(balance + 100);
    const ended = await platform.get(`/play/rounds/${left._id}`, { token: ann.token });
    expect(ended.body).toMatchObject({ state: 'rolled back' });

    // A seal of before opens nothing; the seat has a seed that nobody may know yet.
    const sat = await platform.post('/play/session', { session });
    expect(sat.body.code).toBe('link-invalid');
    const told = await platform.get(`/play/rounds/${round._id}`, { token: ann.token });
    const { fairness } = told.body as unknown as { fairness: { serverSeed: string } };
    expect(commitOf(fairness.serverSeed)).toBe(round.fairness.commit);
    const again = await platform.sit('lantern-run', 'COINS', ann.token);
    const next = await platform.post('/play/rounds', { session: again, stake: 10, bet: {} });
    const { revealed } = (await platform.post('/play/seed', { session: again })).body;
    expect(revealed.commit).toBe(next.body.round.fairness.commit);
    expect(commitOf(revealed.serverSeed ?? '')).toBe(revealed.commit);

    // Cards were fixed when they were granted: they are what was sealed then.
    const whole = { scratcherConfig: bought._id, all: true };
    const scratched = await platform.post('/scratchers/scratch', whole, { token: ann.token });
    expect(scratched.status).toBe(200);
    await platform.post('/scratchers/accept', { scratchId: bought._id }, { token: ann.token });
    const { cards } = scratched.body as unknown as { cards: { fairness: Seed }[] };
    interface Seed {
      commit: string;
      serverSeed?: string;
    }
    expect(cards.map(({ fairness: { commit } }) => commit)).toEqual(bought.commits);
    for (const { fairness: card } of cards) {
      if (card.serverSeed !== undefined) expect(commitOf(card.serverSeed)).toBe(card.commit);
    }
  });
  const { found, problems } = await verify(database.sql, kinds, { projections });
  expect({ found, problems }).toEqual({ found: 0, problems: [] });
});

test('it waits until the platform stands still, and changes nothing before', async () => {
  const [address, options] = optionsFor(database.address, { max: 1 });
  const connection = { application_name: 'fairground another process' };
  const other = postgres(address, { ...options, connection });
  await other`select 1`;
  expect(await replace()).toEqual({
    ok: false,
    lines: ['Stop the platform first: 1 other processes use it.'],
  });
  await other.end();
  expect(await names()).toEqual(['master', 'retired 0']);
});

test('what was cut off is gone on with, and no platform starts before its end', async () => {
  const ben = await open((platform): Promise<Member> => platform.member());
  const { sql } = database;
  const [{ value } = { value: Buffer.alloc(0) }] = await sql<{ value: Uint8Array }[]>`
    insert into secrets (name, value) values ('next', ${Buffer.alloc(32, 7)}) returning value`;
  await expect(open(async () => undefined)).rejects.toThrow('replace-secret');
  expect((await replace()).ok).toBe(true);
  expect(await names()).toEqual(['master', 'retired 0', 'retired 1']);
  const [row] = await sql<{ value: Uint8Array }[]>`
    select value from secrets where name = 'master'`;
  expect(row?.value).toEqual(value);
  await open(async (platform) => {
    const answer = await platform.post('/auth/sign-in', { email: ben.email, password: PASSWORD });
    expect(answer.status).toBe(200);
  });
});
