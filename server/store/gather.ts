import type { Queries } from './database';
import type { Projection, RecordedEvent } from './projection';

type Statement = PromiseLike<unknown>;

/**
 * The statements that the projections send for these events, in their order, none of them sent yet:
 * a projection reads no answer, so all of all projections go out together.
 */
export const gather = async (
  sql: Queries,
  projections: readonly Projection[],
  events: readonly RecordedEvent[],
): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const noted = (...given: Parameters<Queries>) => {
    const built = sql(...given);
    // What is no statement is part of one: a list of values, a name.
    if (!Array.isArray(given[0]) || !('raw' in given[0])) return built;
    statements.push(built);
    return Promise.resolve([]);
  };
  const notebook = noted as unknown as Queries;
  for (const projection of projections) await projection.apply(notebook, events);
  return statements;
};

const isFollowing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02';

/**
 * Sends all and waits for all, then throws the first cause: what goes on by itself after another
 * failed would be sent behind the rollback, where it would be committed.
 */
export const sendAll = async (statements: readonly Statement[]): Promise<void> => {
  const results = await Promise.allSettled(statements);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0) throw errors.find((error) => !isFollowing(error)) ?? errors[0];
};
