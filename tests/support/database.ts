import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type DatabaseAddress, type Sql } from '../../server/store/database';

export interface FreshDatabase {
  readonly address: DatabaseAddress;
  readonly sql: Sql;
  /** Closes `sql` and drops the database, whoever is still connected. */
  drop(): Promise<void>;
}

/** An empty, migrated database of this test's own on the run's shared PostgreSQL. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const shared = inject('database');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Nobody may be connected to what is copied.
  const admin = connect({ ...shared, database: 'postgres' }, 1);
  await admin`create database ${admin(name)} template ${admin(shared.database)}`;
  const address = { ...shared, database: name };
  const sql = connect(address);
  return {
    address,
    sql,
    drop: async () => {
      await sql.end({ timeout: 1 });
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
    },
  };
};
