import type { FastifyInstance } from 'fastify';
import type { Sql } from '../store/database';
import { isCurrent } from '../store/migrate';
import type { Storage } from '../store/storage';
import { headOf } from '../store/tail';
import { within } from './patience';

/** A database that says nothing for so long is away. */
const LOOK_MS = 2_000;

/** What `GET /readyz` answers, 503 unless `ready`. */
interface Readiness {
  /** Whether requests can be answered. */
  readonly ready: boolean;
  readonly database: 'answers' | 'away';
  readonly migrations: 'current' | 'behind' | 'unknown';
  /** While it is full reads are answered and commands refused. */
  readonly storage: 'writable' | 'full';
  /** By consumer of the log, how many events it has not handled yet. */
  readonly behind: Readonly<Record<string, number>>;
  /** Milliseconds that this machine's clock is ahead of the database's, which holds. */
  readonly ahead: number;
}

interface Watched {
  readonly sql: Sql;
  readonly storage: Storage;
  /** Neither starting nor stopping. */
  readonly isOpen: () => boolean;
  readonly ahead: () => number;
}

const away = { database: 'away', migrations: 'unknown', behind: {} } as const;

const look = async (sql: Sql): Promise<Pick<Readiness, 'database' | 'migrations' | 'behind'>> => {
  const [head, migrated, consumers] = await Promise.all([
    headOf(sql),
    isCurrent(sql),
    sql<{ name: string; position: number }[]>`select name, position from consumers`,
  ]);
  return {
    database: 'answers',
    migrations: migrated ? 'current' : 'behind',
    behind: Object.fromEntries(consumers.map(({ name, position }) => [name, head - position])),
  };
};

/** Looks at everything that answering rests on. A consumer that lags does not end answering. */
const readinessOf = async ({ sql, storage, isOpen, ahead }: Watched): Promise<Readiness> => {
  const looked = look(sql).catch(() => away);
  const seen = await within(LOOK_MS, looked, away);
  return {
    ready: isOpen() && seen.database === 'answers' && seen.migrations === 'current',
    ...seen,
    storage: storage.isFull ? 'full' : 'writable',
    ahead: ahead(),
  };
};

/** `/healthz` says that the process lives, `/readyz` whether it can answer. */
export const registerReadiness = (app: FastifyInstance, watched: Watched): void => {
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const readiness = await readinessOf(watched);
    return reply.code(readiness.ready ? 200 : 503).send(readiness);
  });
};
