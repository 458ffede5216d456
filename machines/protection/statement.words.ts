import type { StatementRow } from '../../contract/protection';
import { type PortFailed, port } from '../kit/port';

/** What a statement covers: the last so many days, today's included. */
export const spans = ['week', 'month', 'year'] as const;
export type Span = (typeof spans)[number];

type Told = { type: 'statement.told'; rows: StatementRow[] };

export type StatementEvent =
  | { type: 'statement.choose'; span: Span }
  | { type: 'statement.retry' }
  | { type: 'statement.save' }
  | { type: 'statement.saved' }
  | Told
  | PortFailed;

export const statementPorts = {
  /** GET /protection/statement [decision 34]. */
  'statement.read': port<{ span: Span }, Told>('statement.read'),
  /** The same, handed to the visitor as a file of comma-separated values. */
  'statement.save': port<{ span: Span }, { type: 'statement.saved' }>('statement.save'),
};
