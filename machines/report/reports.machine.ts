import { type ActorRefFrom, assign, setup } from 'xstate';
import type { FiledReport, Statement } from '../../contract/report';
import type { Look, Meaning } from '../kit/look';
import { type ReportsEvent, type ReportsTold, reportsPorts } from './reports.words';

export interface ReportsContext {
  filed: FiledReport[];
  statements: Statement[];
}

/** What the player reported, and what was decided about them, with the reasons [decision 140]. */
export const reportsMachine = setup({
  types: {} as { context: ReportsContext; events: ReportsEvent; tags: Look; meta: Meaning },
  actors: reportsPorts,
  guards: {
    // What was decided is told among what support has to say.
    isOfSupport: (_, { category }: { category: string }) => category === 'supports',
  },
  actions: {
    keep: assign((_, { filed, statements }: ReportsTold) => ({ filed, statements })),
  },
}).createMachine({
  id: 'reports',
  context: { filed: [], statements: [] },
  initial: 'asking',
  states: {
    asking: {
      tags: ['busy'],
      meta: { says: 'Asks what became of what was reported', spec: 'decision 140' },
      invoke: { id: 'list', src: 'reports.list', input: {} },
      on: {
        'reports.told': {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'Each report with its end, each decision with why', spec: 'decision 140' },
      on: {
        'notification.arrived': {
          guard: { type: 'isOfSupport', params: ({ event }) => event },
          target: 'renewing',
        },
      },
    },
    renewing: {
      meta: { says: 'Something was decided: asks anew behind what is shown', spec: 'decision 140' },
      invoke: { id: 'renew', src: 'reports.list', input: {} },
      on: {
        'reports.told': {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        // What was told before still holds as far as it goes.
        'port.failed': 'shown',
        // The answer that is on its way may not know of it.
        'notification.arrived': {
          guard: { type: 'isOfSupport', params: ({ event }) => event },
          target: 'renewing',
          reenter: true,
        },
      },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'They did not load', spec: 'decision 140' },
      on: { 'reports.retry': 'asking' },
    },
  },
});

export type ReportsActor = ActorRefFrom<typeof reportsMachine>;
