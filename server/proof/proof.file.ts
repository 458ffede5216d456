import { hash } from 'node:crypto';
import type { Platform } from '../platform';
import { canonical, genesis } from '../store/canonical';
import type { Sql } from '../store/database';
import { endOfLog } from '../store/head';
import { signed } from './proof.sign';

/** One movement as the file tells it; `amount` in minor units, below zero where it left. */
interface Movement {
  readonly position: number;
  readonly at: string;
  readonly id: string;
  readonly kind: string;
  readonly currency: string;
  readonly amount: number;
  readonly reference: string;
}

const movementsOf = async (sql: Sql, player: string): Promise<Movement[]> => {
  const rows = await sql<(Omit<Movement, 'at'> & { at: Date })[]>`
    select position, at, id, kind, currency, amount, reference
    from transactions where wallet = ${player} order by position`;
  return rows.map(({ position, at, id, kind, currency, amount, reference }) => ({
    position,
    at: at.toISOString(),
    id,
    kind,
    currency,
    amount,
    reference,
  }));
};

/** Each with a hash that covers the one before it: none is left out, put in or moved unseen. */
const chained = (movements: readonly Movement[]): (Movement & { hash: string })[] => {
  let previous = genesis;
  return movements.map((movement) => {
    previous = hash('sha256', previous + canonical(movement));
    return { ...movement, hash: previous };
  });
};

const sumsOf = (movements: readonly Movement[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const { currency, amount } of movements) sums[currency] = (sums[currency] ?? 0) + amount;
  return sums;
};

/**
 * All movements of a player as a file: canonical JSON, so that every sign of it counts, signed with
 * the end of the log before them was read [decision 152].
 */
export const proofOf = async (
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
  player: string,
  at: string,
): Promise<string> => {
  const log = await endOfLog(sql);
  const movements = (await movementsOf(sql, player)).filter(
    ({ position }) => position <= log.position,
  );
  const told = {
    format: 'statement 1',
    player,
    at,
    log: { position: log.position, hash: log.hash },
    movements: chained(movements),
    sums: sumsOf(movements),
  };
  return canonical(signed(secrets, told));
};
