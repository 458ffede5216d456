import { type ActorRefFrom, assign, setup } from 'xstate';
import { TOURNAMENT_STANDING_MS } from '../../contract/limits';
import type { Tournament, TournamentStanding } from '../../contract/tournament';
import type { Look, Meaning } from '../kit/look';
import { type TournamentStandingEvent, tournamentStandingPorts } from './tournamentStanding.words';

export interface TournamentStandingContext {
  id: string;
  standing: TournamentStanding | undefined;
}

type Told = { tournament: Tournament; news: boolean };

/** The player’s own rank while the tournament goes on: what its room says names nobody’s own. */
export const tournamentStandingMachine = setup({
  types: {} as {
    context: TournamentStandingContext;
    events: TournamentStandingEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: tournamentStandingPorts,
  delays: { TOURNAMENT_STANDING_MS },
  guards: {
    isNewsToMember: ({ context }, { news }: Told) => news && context.standing?.state === 'joined',
    isNews: (_, { news }: Told) => news,
  },
  actions: {
    keepTold: assign({
      id: (_, { tournament }: Told) => tournament.id,
      standing: (_, { tournament }) => tournament.own,
    }),
    keep: assign({
      standing: (_, { standing }: { standing: TournamentStanding }) => standing,
    }),
    forget: assign({ id: '', standing: undefined }),
  },
}).createMachine({
  id: 'tournamentStanding',
  context: { id: '', standing: undefined },
  initial: 'closed',
  on: {
    'tournament.told': [
      { guard: { type: 'isNewsToMember', params: ({ event }) => event }, target: '.outdated' },
      { guard: { type: 'isNews', params: ({ event }) => event } },
      { target: '.known', actions: { type: 'keepTold', params: ({ event }) => event } },
    ],
    'tournament.left': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { meta: { says: 'No tournament’s page is shown', spec: '§2 /tournaments/{id}' } },
    known: { meta: { says: 'The rank is shown', spec: 'decision 116' } },
    outdated: {
      meta: { says: 'Ranks have moved; gathers such news', spec: 'decision 116' },
      on: {
        // Begun anew by each, the wait would never end where news keep coming.
        'tournament.told': [
          { guard: { type: 'isNews', params: ({ event }) => event } },
          { target: 'known', actions: { type: 'keepTold', params: ({ event }) => event } },
        ],
      },
      after: { TOURNAMENT_STANDING_MS: 'finding' },
    },
    finding: {
      tags: ['busy'],
      meta: { says: 'Asks for the rank; the last one stays', spec: 'decision 116' },
      invoke: {
        id: 'find',
        src: 'tournamentStanding.find',
        input: ({ context }) => ({ id: context.id }),
      },
      on: {
        'tournamentStanding.found': {
          target: 'known',
          actions: { type: 'keep', params: ({ event }) => event },
        },
        // The next news ask again.
        'port.failed': 'known',
      },
    },
  },
});

export type TournamentStandingActor = ActorRefFrom<typeof tournamentStandingMachine>;
