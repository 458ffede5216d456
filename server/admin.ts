import { readConfig } from './config';
import { kinds, projections } from './kinds';
import { connect, type Sql } from './store/database';
import { startEmbedded } from './store/embedded';
import { migrate } from './store/migrate';
import { rebuild } from './store/projection';
import { verify } from './store/verify';

const usage = `npm run admin -- <command>
  verify           refold the log and prove states, balances, zero sums and the hash chain
  rebuild <name>   apply the whole log to an emptied projection: ${projections
    .map(({ name }) => name)
    .join(', ')}`;

/** Each command answers the exit code. */
const commands: Record<string, (sql: Sql, args: string[]) => Promise<number>> = {
  async verify(sql) {
    const { problems, found, ...counts } = await verify(sql, kinds);
    for (const [what, count] of Object.entries(counts)) console.log(`${what}: ${count}`);
    for (const problem of problems) console.log(`wrong: ${problem}`);
    console.log(found === 0 ? 'The books are sound.' : `${found} contradictions.`);
    return found === 0 ? 0 : 1;
  },

  async rebuild(sql, [name]) {
    const projection = projections.find((candidate) => candidate.name === name);
    if (projection === undefined) {
      console.error(usage);
      return 2;
    }
    await rebuild(sql, projection);
    console.log(`${name} is rebuilt.`);
    return 0;
  },
};

const main = async ([name = '', ...args]: string[]): Promise<number> => {
  const command = commands[name];
  if (command === undefined) {
    console.error(usage);
    return 2;
  }
  const config = readConfig(process.env);
  const embedded =
    config.DATABASE_URL === undefined ? await startEmbedded(config.DATA_DIR) : undefined;
  const sql = connect(embedded?.address ?? config.DATABASE_URL ?? '');
  try {
    await migrate(sql);
    return await command(sql, args);
  } finally {
    await sql.end({ timeout: 5 });
    await embedded?.stop();
  }
};

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
