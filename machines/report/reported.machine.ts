import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Reported } from '../../contract/report';
import type { Look, Meaning } from '../kit/look';
import { type ReportedEvent, reportedPorts, type Subject } from './reported.words';

export interface ReportedContext extends Subject {
  reported: Reported | undefined;
}

/** What goes with a report, shown before it is sent [decision 140]. */
export const reportedMachine = setup({
  types: {} as {
    context: ReportedContext;
    events: ReportedEvent;
    input: Subject;
    tags: Look;
    meta: Meaning;
  },
  actors: reportedPorts,
  actions: {
    keep: assign((_, reported: Reported) => ({ reported })),
  },
}).createMachine({
  id: 'reported',
  context: ({ input: { kind, id } }) => ({ kind, id, reported: undefined }),
  initial: 'asking',
  states: {
    asking: {
      tags: ['busy'],
      meta: { says: 'Asks what the player sees of it now', spec: 'decision 140' },
      invoke: {
        id: 'read',
        src: 'reported.read',
        input: ({ context: { kind, id } }) => ({ kind, id }),
      },
      on: {
        'reported.told': {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => event.reported },
        },
        'reported.missing': 'missing',
        'port.failed': 'failed',
      },
    },
    shown: { meta: { says: 'What goes with the report', spec: 'decision 140' } },
    missing: { meta: { says: 'It is there no more, or never was', spec: 'decision 140' } },
    failed: {
      tags: ['failed'],
      meta: { says: 'It did not load; the report may be sent all the same', spec: 'decision 140' },
      on: { 'reported.retry': 'asking' },
    },
  },
});

export type ReportedActor = ActorRefFrom<typeof reportedMachine>;
