import type { StatementRow } from '../../contract/protection';
import { type PortFailed, port } from '../kit/port';

/** What a statement covers: the last so many days, today's included. */
export const spans = ['week', 'month', 'year'] as const;
export type Span = (typeof spans)[number];

/**
 * The days as a table or on paper, all movements with their proof, or the page that checks it
 * without a server.
 */
export type SavedAs = 'table' | 'paper' | 'proof' | 'checker';

type Told = { type: 'statement.told'; rows: StatementRow[] };

export type StatementEvent =
  | { type: 'statement.choose'; span: Span }
  | { type: 'statement.retry' }
  | { type: 'statement.save'; as: SavedAs }
  | { type: 'statement.saved' }
  | Told
  | PortFailed;

export const statementPorts = {
  /** GET /protection/statement [decision 34]. */
  'statement.read': port<{ span: Span }, Told>('statement.read'),
  /** Handed to the visitor as a file: the same as comma-separated values, or what the server writes. */
  'statement.save': port<{ span: Span; as: SavedAs }, { type: 'statement.saved' }>(
    'statement.save',
  ),
};
