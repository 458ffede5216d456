import { type ActorRefFrom, assign, setup } from 'xstate';
import type { StatementRow } from '../../contract/protection';
import type { Look, Meaning } from '../kit/look';
import { type SavedAs, type Span, type StatementEvent, statementPorts } from './statement.words';

export interface StatementContext {
  span: Span;
  rows: StatementRow[];
  /** What was asked for as a file last. */
  as: SavedAs;
}

/** What came and went on each day of a span, to read and to keep as a file. */
export const statementMachine = setup({
  types: {} as { context: StatementContext; events: StatementEvent; tags: Look; meta: Meaning },
  actors: statementPorts,
  actions: {
    choose: assign((_, params: { span: Span }) => ({ span: params.span, rows: [] })),
    keepAs: assign({ as: (_, params: { as: SavedAs }) => params.as }),
    keep: assign({ rows: (_, params: { rows: StatementRow[] }) => params.rows }),
  },
}).createMachine({
  id: 'statement',
  context: { span: 'week', rows: [], as: 'table' },
  initial: 'asking',
  on: {
    'statement.choose': {
      target: '.asking',
      reenter: true,
      actions: { type: 'choose', params: ({ event }) => event },
    },
  },
  states: {
    asking: {
      tags: ['busy'],
      meta: { says: 'Asks for the days of the span', spec: 'decision 34' },
      invoke: {
        id: 'read',
        src: 'statement.read',
        input: ({ context: { span } }) => ({ span }),
      },
      on: {
        'statement.told': {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'Each day with its movements', spec: 'decision 34' },
      on: {
        'statement.save': {
          target: 'saving',
          actions: { type: 'keepAs', params: ({ event }) => event },
        },
      },
    },
    saving: {
      tags: ['busy'],
      meta: { says: 'The file is made', spec: 'decision 34' },
      invoke: {
        id: 'save',
        src: 'statement.save',
        input: ({ context: { span, as } }) => ({ span, as }),
      },
      on: { 'statement.saved': 'shown', 'port.failed': 'unsaved' },
    },
    unsaved: {
      tags: ['failed'],
      meta: { says: 'There is no file', spec: 'decision 34' },
      on: {
        'statement.save': {
          target: 'saving',
          actions: { type: 'keepAs', params: ({ event }) => event },
        },
      },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'The days did not load', spec: 'decision 34' },
      on: { 'statement.retry': 'asking' },
    },
  },
});

export type StatementActor = ActorRefFrom<typeof statementMachine>;
