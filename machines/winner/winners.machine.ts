import { type ActorRefFrom, assign, setup } from 'xstate';
import { WINNERS_GATHER_MS } from '../../contract/limits';
import type { Winner } from '../../contract/winner';
import type { Look, Meaning } from '../kit/look';
import { withPresence } from './winners.rules';
import { type Winners, type WinnersEvent, winnersPorts } from './winners.words';

export interface WinnersContext extends Winners {
  /** Somebody won, or came or went, since the lists were asked for. */
  behind: boolean;
}

export const winnersMachine = setup({
  types: {} as { context: WinnersContext; events: WinnersEvent; tags: Look; meta: Meaning },
  actors: winnersPorts,
  delays: { WINNERS_GATHER_MS },
  guards: { isBehind: ({ context }) => context.behind },
  actions: {
    markBehind: assign({ behind: true }),
    markCurrent: assign({ behind: false }),
    keepWinners: assign((_, params: Winners) => ({
      coins: params.coins,
      money: params.money,
      superJackpot: params.superJackpot,
    })),
    // An answer that is on its way may still show who has just gone.
    keepPresence: assign(
      ({ context }, params: { playerId: string; presence: Winner['presence'] }) => ({
        ...withPresence(context, params.playerId, params.presence),
        behind: true,
      }),
    ),
  },
}).createMachine({
  id: 'winners',
  context: { coins: [], money: [], superJackpot: [], behind: false },
  initial: 'loading',
  on: { 'presence.changed': { actions: { type: 'keepPresence', params: ({ event }) => event } } },
  states: {
    loading: {
      tags: ['busy'],
      meta: { says: 'Loads the winners; what was shown stays', spec: '§7 B home/winners' },
      entry: 'markCurrent',
      invoke: { id: 'load', src: 'winners.load', input: undefined },
      on: {
        'winners.announced': { actions: 'markBehind' },
        'winners.loaded': [
          {
            guard: 'isBehind',
            target: 'outdated',
            actions: { type: 'keepWinners', params: ({ event }) => event },
          },
          { target: 'shown', actions: { type: 'keepWinners', params: ({ event }) => event } },
        ],
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'The latest winners are shown', spec: '§2 Winners lists' },
      on: {
        'winners.refresh': 'loading',
        'clock.minutePassed': 'loading',
        'winners.announced': 'outdated',
      },
    },
    outdated: {
      meta: { says: 'Somebody won; gathers more of such news', spec: '§2 Winners lists' },
      after: { WINNERS_GATHER_MS: 'loading' },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'They did not load; what was shown stays', spec: '§7 B home/winners' },
      on: {
        'winners.refresh': 'loading',
        'clock.minutePassed': 'loading',
        'connection.found': 'loading',
        'winners.announced': 'outdated',
      },
    },
  },
});

export type WinnersActor = ActorRefFrom<typeof winnersMachine>;
