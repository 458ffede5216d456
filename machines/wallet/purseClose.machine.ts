import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type PurseCloseEvent, type PurseCloseInput, purseClosePorts } from './purseClose.words';

export interface PurseCloseContext {
  currency: string;
  /** Why the server refused. */
  problem: Problem | undefined;
}

/** An empty money purse is closed, asked for once more before [decision 159]. */
export const purseCloseMachine = setup({
  types: {} as {
    context: PurseCloseContext;
    events: PurseCloseEvent;
    input: PurseCloseInput;
    tags: Look;
    meta: Meaning;
  },
  actors: purseClosePorts,
  actions: {
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forgetProblem: assign({ problem: undefined }),
    sayClosed: tell('alerts', {
      type: 'alerts.say',
      kind: 'info',
      slug: 'Wallet.The purse is closed.',
    }),
    tellWallet: tell('wallet', { type: 'wallet.purseClosed' }),
  },
}).createMachine({
  id: 'purseClose',
  context: ({ input: { currency } }) => ({ currency, problem: undefined }),
  initial: 'open',
  states: {
    open: {
      meta: { says: 'The purse is open, and empty', spec: '§3 Wallet' },
      on: { 'purseClose.ask': 'asking' },
      initial: 'untried',
      states: {
        untried: { meta: { says: 'Nothing was asked yet', spec: 'decision 159' } },
        refused: {
          tags: ['failed'],
          meta: { says: 'The server refused, and it is said why', spec: '§8' },
        },
        unreachable: {
          tags: ['failed', 'offline'],
          meta: { says: 'The server could not be reached', spec: '§8' },
        },
      },
    },
    asking: {
      meta: { says: 'Asks whether it shall be closed, and says what that means', spec: '§7 B' },
      entry: 'forgetProblem',
      on: { 'purseClose.close': 'closing', 'purseClose.cancel': 'open' },
    },
    closing: {
      tags: ['busy'],
      meta: { says: 'It is closed', spec: '§7 B wallet/remove' },
      invoke: {
        id: 'close',
        src: 'purseClose.close',
        input: ({ context: { currency } }) => ({ currency }),
      },
      on: {
        'purseClose.closed': { target: 'closed', actions: ['sayClosed', 'tellWallet'] },
        'purseClose.refused': {
          target: 'open.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'open.unreachable',
      },
    },
    closed: {
      meta: { says: 'It is closed, and leaves the list', spec: 'decision 128' },
    },
  },
});

export type PurseCloseActor = ActorRefFrom<typeof purseCloseMachine>;
