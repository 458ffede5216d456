import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { type ExportAccountEvent, settingsPorts } from './settings.words';

/** Everything that the platform keeps about the player, as a file. */
export const exportAccountMachine = setup({
  types: {} as {
    context: { problem: Problem | undefined };
    events: ExportAccountEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: settingsPorts,
  actions: {
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
  },
}).createMachine({
  id: 'exportAccount',
  context: { problem: undefined },
  initial: 'unasked',
  states: {
    unasked: {
      meta: { says: 'Offers the file', spec: 'decision 4' },
      on: { 'exportAccount.ask': 'exporting' },
    },
    exporting: {
      tags: ['busy'],
      meta: { says: 'Gathers what is kept', spec: 'decision 4' },
      entry: 'forgetProblem',
      invoke: { id: 'save', src: 'exportAccount.save', input: undefined },
      on: {
        'exportAccount.saved': 'saved',
        'exportAccount.refused': {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    saved: {
      meta: { says: 'The browser has the file', spec: 'decision 4' },
      on: { 'exportAccount.ask': 'exporting' },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'The file was not made', spec: '§8' },
      on: { 'exportAccount.ask': 'exporting' },
    },
  },
});

export type ExportAccountActor = ActorRefFrom<typeof exportAccountMachine>;
