import { connect, type Sql } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import { migrate } from '../../server/store/migrate';
import { Store } from '../../server/store/store';
import { verify } from '../../server/store/verify';
import { dataFolder } from '../support/folder';
import { move, tillKind } from '../support/till';

/**
 * Commands per second of the event store (idempotency key, state, event, two postings, two facts
 * each) against 64 clients that each insert one row and commit, on the same database.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const tills = 5000;

/** Calls per second of `clients` loops over `call`. */
const rate = async (clients: number, call: (n: number) => Promise<unknown>): Promise<number> => {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = client; performance.now() < end; n += clients) {
        await call(n);
        done += 1;
      }
    }),
  );
  return done / seconds;
};

const bareInserts = async (pool: Sql): Promise<number> =>
  rate(64, (n) => pool`insert into bare (body) values (${`{"n": ${n}}`}::text::jsonb)`);

const folder = await dataFolder();
const database = await startEmbedded(folder.path);
const pool = connect(database.address, 64);
try {
  await migrate(pool);
  await pool`create table bare (id bigserial primary key, body jsonb not null)`;
  await bareInserts(pool);
  const store = await Store.open({ address: database.address });
  let key = 0;
  for (const inFlight of [16, 256, 1000]) {
    const before = await bareInserts(pool);
    const commands = await rate(inFlight, (n) => {
      key += 1;
      return store.execute(move(`bench${n % tills}`, 1, `${key}`));
    });
    const after = await bareInserts(pool);
    const bare = (before + after) / 2;
    console.log(
      `store: ${inFlight} in flight: ${Math.round(commands)} commands/s, ` +
        `bare inserts ${Math.round(bare)}/s, ratio ${(commands / bare).toFixed(2)}`,
    );
  }
  await store.close();
  const began = performance.now();
  const { events, found } = await verify(pool, [tillKind]);
  const took = (performance.now() - began) / 1000;
  console.log(`verify: ${events} events, ${found} problems, ${Math.round(events / took)} events/s`);
} finally {
  await pool.end({ timeout: 1 });
  await database.stop();
  await folder.remove();
}
